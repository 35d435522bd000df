import { languageOf, localeOf, type Market } from '#domain/market/market.ts'
import { currencyLabel } from '#domain/money/currency.ts'
import { formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import type { InspectionEmailText } from '#text/inspection/email/ro.ts'
import { serverText } from '#text/server/server-text.ts'
import { aboutTradeIn } from './about-trade-in.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { InspectionEmail } from './inspection-email.ts'

/** The result for a device that has arrived, in the market's language, as HTML and as equivalent plain text. */
export function writeInspectionEmail(email: InspectionEmail): WrittenEmail {
  const { market, name, number, device, update, link, company } = email
  const text = serverText[languageOf[market]].inspectionEmail
  const { title } = text[update]
  return aboutTradeIn({
    market,
    title,
    device,
    number,
    link,
    company,
    text,
    greeting: text.greeting(name),
    rows: [text[update].text, ...detailRows(email, text)],
    button: isAnswerable(email) ? text.answerButton : text.button,
  })
}

function isAnswerable({ update }: InspectionEmail): boolean {
  return update === 'second-offer' || update === 'second-reminder'
}

function detailRows(email: InspectionEmail, text: InspectionEmailText): readonly string[] {
  switch (email.update) {
    case 'second-offer':
    case 'second-reminder':
      return secondOfferRows(email, text)
    case 'inspected':
    case 'second-accepted':
      return payoutRows(email, text, true)
    case 'paid':
    case 'payout-refused':
      return payoutRows(email, text, false)
    case 'rejected':
      return rejectedRows(email, text)
    case 'sent-back':
      return sentBackRows(email, text)
    case 'recycled':
    case 'surrendered':
      return email.takenOver ? [text.takenOver(email.takenOver)] : []
    case 'fetched':
    case 'quarantined':
    case 'declined':
    case 'lapsed':
    case 'returned':
      return []
  }
}

function formatMoney(market: Market, money: Money): string {
  return formatTotal(money, localeOf[market], currencyLabel[market])
}

/** For example '−60 lei' and '+40 lei'. */
function formatChange(market: Market, { minor, currency }: Money): string {
  const amount = formatMoney(market, { minor: Math.abs(minor), currency })
  return minor < 0 ? `−${amount}` : minor > 0 ? `+${amount}` : amount
}

function secondOfferRows(
  { market, secondOffer }: InspectionEmail,
  text: InspectionEmailText,
): readonly string[] {
  if (!secondOffer) return []
  const { first, second, lines, answerBy } = secondOffer
  return [
    ...lines.map(
      ({ part, declared, found, amount }) =>
        `${text.line(part, declared, found)}: ${formatChange(market, amount)}`,
    ),
    `${text.first}: ${formatMoney(market, first)}`,
    `${text.second}: ${formatMoney(market, second)}`,
    text.answerBy(formatLongDay(answerBy, localeOf[market])),
  ]
}

function payoutRows(
  { market, payout }: InspectionEmail,
  text: InspectionEmailText,
  isDue: boolean,
): readonly string[] {
  if (!payout) return []
  const { amount, dueOn, account, voucherCode } = payout
  return [
    text.amount(formatMoney(market, amount)),
    ...(isDue ? [text.paidBy(formatLongDay(dueOn, localeOf[market]))] : []),
    ...(account === undefined ? [] : [text.toAccount(account)]),
    ...(voucherCode === undefined ? [] : [text.voucher(voucherCode)]),
  ]
}

function rejectedRows(
  { reasons = [] }: InspectionEmail,
  text: InspectionEmailText,
): readonly string[] {
  return [...reasons.map(reason => text.reasons[reason]), text.wayBack[wayBackOf(reasons)]]
}

function sentBackRows({ sentBack }: InspectionEmail, text: InspectionEmailText): readonly string[] {
  return sentBack ? [text.byCarrier(sentBack.carrier || text.courier, sentBack.awb)] : []
}
