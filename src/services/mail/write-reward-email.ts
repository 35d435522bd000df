import type { Company } from '#domain/market/company.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import { emailAmounts } from './email-amounts.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { MailTexts } from './mail-texts.ts'
import { writeCardEmail } from './write-card-email.ts'

/** A voucher for the purchase of somebody the member invited; `link` leads to the member's vouchers. */
export type RewardEmail = {
  readonly market: Market
  readonly name: string
  readonly voucher: Pick<VoucherView, 'code' | 'left' | 'expiresAt'>
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}

/** The email about the voucher of an inviting member, in the market's language, as HTML and as equivalent plain text. */
export function writeRewardEmail(email: RewardEmail): WrittenEmail {
  const { market, name, voucher, link, display, company } = email
  const text = email.texts.rewardEmail
  const { shelf, rate } = emailAmounts(market, display)
  const amount = shelf(voucher.left)
  const { expiresAt } = voucher
  return writeCardEmail({
    market,
    company,
    subject: text.subject(amount),
    title: text.title,
    greeting: text.greeting(name),
    intro: text.intro(amount),
    about: text.code(voucher.code),
    line:
      expiresAt === undefined
        ? ''
        : text.until(formatLongDay(dayIn(market, new Date(expiresAt)), localeOf[market])),
    link,
    see: text.see,
    note: text.how,
    rate,
  })
}
