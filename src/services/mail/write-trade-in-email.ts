import { localeOf } from '#domain/market/market.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { TradeInEmailText } from '#text/trade-in/email/ro.ts'
import { aboutTradeIn } from './about-trade-in.ts'
import { emailAmounts } from './email-amounts.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { TradeInEmail } from './trade-in-email.ts'

/** An update on a trade-in, in the market's language, as HTML and as equivalent plain text. */
export function writeTradeInEmail(email: TradeInEmail): WrittenEmail {
  const { view, update, link, company } = email
  const { market, number, title: device, sender } = view
  const text = email.texts.tradeInEmail
  const { title } = text[update]
  return aboutTradeIn({
    market,
    title,
    device,
    number,
    link,
    company,
    text,
    greeting: text.greeting(sender?.name ?? ''),
    rows: [text[update].text, ...rowsOf(email, text)],
    button: buttonOf(email, text),
  })
}

function rowsOf(email: TradeInEmail, text: TradeInEmailText): readonly string[] {
  const { view, update } = email
  const { number } = view
  switch (update) {
    case 'offered':
    case 'offered-by-person':
    case 'ends-soon':
      return [...offerRows(email, text), ...dueRows(view, text)]
    case 'accepted':
      return [
        ...text
          .preparing(text.ofDevice[email.view.deviceType])
          .map((step, at) => `${at + 1}. ${step}`),
        ...acceptedRows(email, text),
      ]
    case 'label-ready':
      return [...parcelRows(email, text), ...dueRows(view, text), text.noPrinter(number)]
    case 'received':
      return [...acceptedRows(email, text)]
    case 'person-looks':
    case 'expired':
    case 'cancelled':
    case 'withdrawn':
      return []
  }
}

function parcelRows({ view, hasLabel }: TradeInEmail, text: TradeInEmailText): readonly string[] {
  const awb = view.parcel?.awb
  return [...(hasLabel ? [text.attached] : []), ...(awb === undefined ? [] : [text.awb(awb)])]
}

function offerRows({ view, display }: TradeInEmail, text: TradeInEmailText): readonly string[] {
  const { total, rate } = emailAmounts(view.market, display)
  const rows = payouts.flatMap(payout => {
    const offer = view.offers?.[payout]
    return offer?.kind === 'offer' ? [`${text.payouts[payout]}: ${total(offer.amount)}`] : []
  })
  return [...rows, ...rate]
}

function acceptedRows({ view, display }: TradeInEmail, text: TradeInEmailText): readonly string[] {
  const { total, rate } = emailAmounts(view.market, display)
  return [
    ...(view.offer ? [text.amount(total(view.offer)), ...rate] : []),
    ...(view.voucherCode === undefined ? [] : [text.voucher(view.voucherCode)]),
    ...dueRows(view, text),
  ]
}

function dueRows({ due, market }: TradeInView, text: TradeInEmailText): readonly string[] {
  if (!due) return []
  const day = formatLongDay(due.day, localeOf[market])
  switch (due.kind) {
    case 'accept-by':
      return [text.until(day)]
    case 'hand-over-by':
      return [text.handOverBy(day)]
    case 'inspected-by':
      return [text.inspectedBy(day)]
    case 'unlock-by':
    case 'answer-by':
    case 'paid-by':
      return []
  }
}

function buttonOf({ update }: TradeInEmail, text: TradeInEmailText): string {
  switch (update) {
    case 'offered':
    case 'offered-by-person':
    case 'ends-soon':
      return text.goOn
    case 'expired':
    case 'withdrawn':
      return text.again
    case 'person-looks':
    case 'accepted':
    case 'label-ready':
    case 'received':
    case 'cancelled':
      return text.view
  }
}
