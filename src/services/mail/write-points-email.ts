import type { Company } from '#domain/market/company.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { emailAmounts } from './email-amounts.ts'
import {
  card,
  companyLine,
  emailPage,
  ink2,
  linkButton,
  rateLine,
  type WrittenEmail,
} from './email-frame.ts'
import { html } from './html.ts'
import type { MailTexts } from './mail-texts.ts'

/** Points that lapse soon; `link` leads to the page that converts them into a voucher. */
export type PointsEmail = {
  readonly market: Market
  readonly name: string
  readonly points: number
  readonly worth: Money
  readonly lapsesOn: Day
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}

/** The email about points that lapse, in the market's language, as HTML and as equivalent plain text. */
export function writePointsEmail(email: PointsEmail): WrittenEmail {
  const { market, name, points, worth, lapsesOn, link, display, company } = email
  const text = email.texts.pointsEmail
  const locale = localeOf[market]
  const day = formatLongDay(lapsesOn, locale)
  const amounts = emailAmounts(market, display)
  const greeting = text.greeting(name)
  const intro = text.intro(points.toLocaleString(locale), amounts.total(worth), day)
  const subject = text.subject(day)
  return {
    subject,
    html: emailPage({
      market,
      subject,
      company,
      title: text.title,
      content: html`
<p>${greeting}<br>${intro}</p>
<div style="${card}">${text.how}<p style="margin:16px 0 0">${linkButton(link, text.see)}</p></div>
<p style="${ink2};font-size:14px">${text.why}</p>
${amounts.rate.map(rateLine)}`,
    }),
    plain: [
      text.title,
      '',
      greeting,
      intro,
      '',
      text.how,
      `${text.see}: ${link}`,
      '',
      text.why,
      ...amounts.rate,
      '',
      companyLine(company),
    ].join('\n'),
  }
}
