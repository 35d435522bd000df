import { card, companyLine, emailPage, ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'
import type { ParcelEmail } from './parcel-email.ts'

/** Where the parcel of an order is, in the market's language, as HTML and as equivalent plain text. */
export function writeParcelEmail(email: ParcelEmail): WrittenEmail {
  const { market, number, name, news, link, company } = email
  const text = email.texts.parcelEmail
  const { title, next } = text[news]
  const [subject, intro] = [text[news].subject(number), text[news].intro(number)]
  const greeting = text.greeting(name)
  const content = html`
<p>${greeting}<br>${intro}</p>
<div style="${card}"><p style="margin:0 0 16px">${next}</p>${linkButton(link, text.button)}</div>
<p style="${ink2};font-size:14px">${text.questions}</p>`
  return {
    subject,
    html: emailPage({ market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      intro,
      '',
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
