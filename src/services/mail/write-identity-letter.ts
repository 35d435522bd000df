import { formatLongDay } from '#domain/device/day.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import { payableUntilOf } from '#domain/order/payable-until.ts'
import { html, type Markup } from './html.ts'
import type { IdentityLetter, IdentityNews } from './identity-letter.ts'
import { identityMailBg } from './identity-text/bg.ts'
import { identityMailEl } from './identity-text/el.ts'
import { identityMailHu } from './identity-text/hu.ts'
import { type IdentityMailText, identityMailRo } from './identity-text/ro.ts'
import {
  card,
  companyLine,
  ink2,
  letterPage,
  linkButton,
  type WrittenLetter,
} from './letter-frame.ts'

const textOf = {
  ro: identityMailRo,
  bg: identityMailBg,
  hu: identityMailHu,
  gr: identityMailEl,
} as const

/** A mail about an account in the market's language, as HTML and as plain text that says the same. */
export function writeIdentityLetter(letter: IdentityLetter): WrittenLetter {
  const { market, link, company } = letter
  const text = textOf[market]
  const { subject, title, button, notYou, intro } = text[letter.news.kind]
  const greeting = text.greeting(greetable(letter.name))
  const until = untilIn(letter.news, market, text)
  const other = otherIn(letter.news, text)
  const content = html`
<p>${greeting}<br>${intro}</p>
<div style="${card}">${linkButton(link, button)}${paragraphs(until)}${otherMarkup(other)}</div>
<p>${notYou}</p>
<p style="${ink2};font-size:14px">${text.questions}</p>`
  return {
    subject,
    html: letterPage({ market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      intro,
      '',
      `${button}: ${link}`,
      ...until,
      ...other.map(({ words, href }) => `${words}: ${href}`),
      '',
      notYou,
      text.questions,
      '',
      companyLine(company),
    ].join('\n'),
  }
}

/** A name is typed by whoever fills in the form, perhaps with the address of another: no address or advertisement is greeted. */
function greetable(name = ''): string {
  return /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? name : ''
}

function untilIn(news: IdentityNews, market: Market, text: IdentityMailText): readonly string[] {
  if (!('until' in news) || news.until === undefined) return []
  const { time, day = '' } = payableUntilOf(market, news.until, '')
  return [text.until(formatLongDay(day, localeOf[market]), time)]
}

type Other = { readonly words: string; readonly href: string }

function otherIn(news: IdentityNews, text: IdentityMailText): readonly Other[] {
  return news.kind === 'have-account'
    ? [{ words: text[news.kind].other, href: news.otherLink }]
    : []
}

function paragraphs(lines: readonly string[]): readonly Markup[] {
  return lines.map(line => html`<p style="${ink2};margin:16px 0 0">${line}</p>`)
}

function otherMarkup(others: readonly Other[]): readonly Markup[] {
  return others.map(
    ({ words, href }) =>
      html`<p style="margin:16px 0 0"><a href="${href}" style="color:#095244">${words}</a></p>`,
  )
}
