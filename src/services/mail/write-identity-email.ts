import { localeOf, type Market } from '#domain/market/market.ts'
import { payableUntilOf } from '#domain/order/payable-until.ts'
import { formatLongDay } from '#domain/time/day.ts'
import type { IdentityEmailText } from '#text/identity/email/ro.ts'
import { card, companyLine, emailPage, ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html, type Markup } from './html.ts'
import type { IdentityEmail, IdentityUpdate } from './identity-email.ts'

/** An email about an account in the market's language, as HTML and as equivalent plain text. */
export function writeIdentityEmail(email: IdentityEmail): WrittenEmail {
  const { market, link, company } = email
  const text = email.texts.identityEmail
  const { subject, title, button, notYou, intro } = text[email.update.kind]
  const greeting = text.greeting(greetable(email.name))
  const until = untilIn(email.update, market, text)
  const other = otherIn(email.update, text)
  const content = html`
<p>${greeting}<br>${intro}</p>
<div style="${card}">${linkButton(link, button)}${paragraphs(until)}${otherMarkup(other)}</div>
<p>${notYou}</p>
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
      `${button}: ${link}`,
      ...until,
      ...other.map(({ label, href }) => `${label}: ${href}`),
      '',
      notYou,
      text.questions,
      '',
      companyLine(company),
    ].join('\n'),
  }
}

/**
 * The name may have been typed by somebody else, together with the address of another person: a URL or advertising
 * is not used as a greeting.
 */
function greetable(name = ''): string {
  return /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? name : ''
}

function untilIn(
  update: IdentityUpdate,
  market: Market,
  text: IdentityEmailText,
): readonly string[] {
  if (!('until' in update) || update.until === undefined) return []
  const { time, day = '' } = payableUntilOf(market, update.until, '')
  return [text.until(formatLongDay(day, localeOf[market]), time)]
}

type Other = { readonly label: string; readonly href: string }

function otherIn(update: IdentityUpdate, text: IdentityEmailText): readonly Other[] {
  return update.kind === 'have-account'
    ? [{ label: text[update.kind].other, href: update.otherLink }]
    : []
}

function paragraphs(lines: readonly string[]): readonly Markup[] {
  return lines.map(line => html`<p style="${ink2};margin:16px 0 0">${line}</p>`)
}

function otherMarkup(others: readonly Other[]): readonly Markup[] {
  return others.map(
    ({ label: text, href }) =>
      html`<p style="margin:16px 0 0"><a href="${href}" style="color:#095244">${text}</a></p>`,
  )
}
