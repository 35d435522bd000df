import { localeOf } from '#domain/market/market.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import type { InspectionEmailText } from '#text/inspection/email/ro.ts'
import { aboutTradeIn } from './about-trade-in.ts'
import { emailAmounts } from './email-amounts.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { FoundLine, InspectionEmail } from './inspection-email.ts'

/** The result for a device that has arrived, in the market's language, as HTML and as equivalent plain text. */
export function writeInspectionEmail(email: InspectionEmail): WrittenEmail {
  const { market, name, number, device, update, link, company } = email
  const text = email.texts.inspectionEmail
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
  return update === 'second-offer' || update === 'second-reminder' || update === 'second-look'
}

function detailRows(email: InspectionEmail, text: InspectionEmailText): readonly string[] {
  switch (email.update) {
    case 'second-offer':
    case 'second-reminder':
    case 'second-look':
      return secondOfferRows(email, text)
    case 'inspected-more':
      return [...raisedRows(email, text), ...payoutRows(email, text, true)]
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
    case 'locked':
    case 'lock-reminder':
      return lockRows(email, text)
    case 'fetched':
    case 'quarantined':
    case 'objected':
    case 'declined':
    case 'lapsed':
    case 'returned':
      return []
  }
}

function secondOfferRows(
  { market, secondOffer, display }: InspectionEmail,
  text: InspectionEmailText,
): readonly string[] {
  if (!secondOffer) return []
  const { first, second, lines, answerBy } = secondOffer
  const amounts = emailAmounts(market, display)
  return [
    ...lineRows(lines, amounts, text),
    `${text.first}: ${amounts.total(first)}`,
    `${text.second}: ${amounts.total(second)}`,
    text.answerBy(formatLongDay(answerBy, localeOf[market])),
    ...amounts.rate,
  ]
}

function lockRows({ market, lock }: InspectionEmail, text: InspectionEmailText): readonly string[] {
  if (!lock) return []
  const day = formatLongDay(lock.until, localeOf[market])
  return [text.unlocking[lock.kind], text.unlockBy(day)]
}

function raisedRows(
  { market, raised, display }: InspectionEmail,
  text: InspectionEmailText,
): readonly string[] {
  if (!raised) return []
  const amounts = emailAmounts(market, display)
  return [...lineRows(raised.lines, amounts, text), `${text.first}: ${amounts.total(raised.first)}`]
}

function lineRows(
  lines: readonly FoundLine[],
  { change }: Pick<ReturnType<typeof emailAmounts>, 'change'>,
  text: InspectionEmailText,
): readonly string[] {
  return lines.map(
    ({ part, declared, found, amount }) => `${text.line(part, declared, found)}: ${change(amount)}`,
  )
}

function payoutRows(
  { market, payout, display }: InspectionEmail,
  text: InspectionEmailText,
  isDue: boolean,
): readonly string[] {
  if (!payout) return []
  const { amount, dueOn, account, voucherCode } = payout
  const amounts = emailAmounts(market, display)
  return [
    text.amount(amounts.total(amount)),
    ...(isDue ? [text.paidBy(formatLongDay(dueOn, localeOf[market]))] : []),
    ...(account === undefined ? [] : [text.toAccount(account)]),
    ...(voucherCode === undefined ? [] : [text.voucher(voucherCode)]),
    ...amounts.rate,
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
