import type { Company } from '#domain/market/company.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { emailAmounts } from './email-amounts.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { MailTexts } from './mail-texts.ts'
import { writeCardEmail } from './write-card-email.ts'

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
  const { total, rate } = emailAmounts(market, display)
  return writeCardEmail({
    market,
    company,
    subject: text.subject(day),
    title: text.title,
    greeting: text.greeting(name),
    intro: text.intro(points.toLocaleString(locale), total(worth), day),
    line: text.how,
    link,
    see: text.see,
    note: text.why,
    rate,
  })
}
