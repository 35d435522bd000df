import { localeOf } from '#domain/market/market.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import type { WarrantyEmailText } from '#text/warranty/email/ro.ts'
import { card, companyLine, emailPage, ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'
import type { WarrantyEmail } from './warranty-email.ts'

/** The status of a claim and the next step, in the market's language, as HTML and as equivalent plain text. */
export function writeWarrantyEmail(email: WarrantyEmail): WrittenEmail {
  const { market, name, number, device, state, comment, link, company } = email
  const text = email.texts.warrantyEmail
  const { title } = text[state]
  const subject = `${title}: ${device} (${number})`
  const greeting = text.greeting(name)
  const next = nextOf(email, text)
  const content = html`
<p>${greeting}</p>
<div style="${card}"><p style="margin:0"><b>${device}</b><br><span style="${ink2}">${text.claim} ${number}</span></p>
${comment === undefined ? html`` : html`<p style="margin:12px 0 0">${text.weSay} ${comment}</p>`}
<p style="margin:12px 0 16px">${next}</p>${linkButton(link, text.button)}</div>
<p style="${ink2};font-size:14px">${text.questions}</p>`
  return {
    subject,
    html: emailPage({ market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      '',
      device,
      `${text.claim} ${number}`,
      '',
      ...(comment === undefined ? [] : [`${text.weSay} ${comment}`, '']),
      next,
      '',
      `${text.button}: ${link}`,
      '',
      text.questions,
      '',
      companyLine(company),
    ].join('\n'),
  }
}

function nextOf(email: WarrantyEmail, text: WarrantyEmailText): string {
  const { market, state, sendBy, diagnosedBy, solvedBy } = email
  const long = (day: Day | undefined) =>
    day === undefined ? '' : formatLongDay(day, localeOf[market])
  switch (state) {
    case 'opened':
      return text.opened.next(long(sendBy))
    case 'received':
      return text.received.next(long(diagnosedBy), long(solvedBy))
    case 'diagnosed':
      return text.diagnosed.next(long(solvedBy))
    case 'repaired':
    case 'replaced':
    case 'refunded':
    case 'rejected':
    case 'closed':
    case 'cancelled':
    case 'expired':
      return text[state].next
  }
}
