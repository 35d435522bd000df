import type { Company } from '#domain/market/company.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
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
  const amounts = emailAmounts(market, display)
  const amount = amounts.shelf(voucher.left)
  const greeting = text.greeting(name)
  const intro = text.intro(amount)
  const code = text.code(voucher.code)
  const until =
    voucher.expiresAt === undefined
      ? ''
      : text.until(formatLongDay(dayIn(market, new Date(voucher.expiresAt)), localeOf[market]))
  const subject = text.subject(amount)
  return {
    subject,
    html: emailPage({
      market,
      subject,
      company,
      title: text.title,
      content: html`
<p>${greeting}<br>${intro}</p>
<div style="${card}"><strong>${code}</strong><br>${until}<p style="margin:16px 0 0">${linkButton(link, text.see)}</p></div>
<p style="${ink2};font-size:14px">${text.how}</p>
${amounts.rate.map(rateLine)}`,
    }),
    plain: [
      text.title,
      '',
      greeting,
      intro,
      '',
      code,
      until,
      `${text.see}: ${link}`,
      '',
      text.how,
      ...amounts.rate,
      '',
      companyLine(company),
    ].join('\n'),
  }
}
