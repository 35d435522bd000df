import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewEmailText } from '#text/review/email/ro.ts'
import { card, companyLine, emailPage, ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html, type Markup } from './html.ts'
import type { MailTexts } from './mail-texts.ts'

/**
 * A delivered order or a paid trade-in; each device has the link to its review, `stopLink` unsubscribes from such
 * emails.
 */
export type ReviewEmail = {
  readonly kind: ReviewKind
  readonly market: Market
  readonly number: string
  readonly devices: readonly InvitedDevice[]
  /** The number of days after delivery or payment in which a review can be written. */
  readonly days: number
  readonly stopLink: string
  readonly company: Company
  readonly texts: MailTexts
}

type InvitedDevice = { readonly title: string; readonly link: string }

/**
 * The email that invites a customer or a seller to a review, in the market's language, as HTML and as equivalent
 * plain text.
 */
export function writeReviewEmail(email: ReviewEmail): WrittenEmail {
  const { market, devices, company } = email
  const text = textOf(email)
  const [first, ...others] = devices
  const subject = first && others.length === 0 ? text.subject(first.title) : text.subjectOfMany
  return {
    subject,
    html: emailPage({
      market,
      subject,
      company,
      title: text.title,
      content: content(email, text),
    }),
    plain: plainEmail(email, text),
  }
}

function textOf({ kind, texts }: ReviewEmail): ReviewEmailText {
  const text = texts.reviewEmail
  return kind === 'sale' ? { ...text, ...text.sale } : text
}

function content({ number, devices, days, stopLink }: ReviewEmail, text: ReviewEmailText): Markup {
  return html`
<p>${text.intro(number)}</p>
<p>${text.honest}</p>
${devices.map(
  ({ title, link }) => html`<div style="${card}"><b style="font-size:18px">${title}</b>
<p style="margin:16px 0 0">${linkButton(link, text.write)}</p></div>`,
)}
<p style="${ink2};font-size:14px">${text.period(days)}</p>
<p style="${ink2};font-size:14px">${text.once}<br><a href="${stopLink}" style="color:#095244">${text.stop}</a></p>`
}

function plainEmail(
  { number, devices, days, stopLink, company }: ReviewEmail,
  text: ReviewEmailText,
): string {
  return [
    text.title,
    '',
    text.intro(number),
    text.honest,
    '',
    ...devices.map(({ title, link }) => `${text.writeOf(title)}: ${link}`),
    '',
    text.period(days),
    text.once,
    `${text.stop}: ${stopLink}`,
    '',
    companyLine(company),
  ].join('\n')
}
