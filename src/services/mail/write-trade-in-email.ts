import { languageOf, localeOf } from '#domain/market/market.ts'
import { currencyLabel } from '#domain/money/currency.ts'
import { formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { serverText } from '#text/server/server-text.ts'
import type { TradeInEmailText } from '#text/trade-in/email/ro.ts'
import { aboutTradeIn } from './about-trade-in.ts'
import type { WrittenEmail } from './email-frame.ts'
import type { TradeInEmail } from './trade-in-email.ts'

/** An update on a trade-in, in the market's language, as HTML and as equivalent plain text. */
export function writeTradeInEmail(email: TradeInEmail): WrittenEmail {
  const { view, update, link, company } = email
  const { market, number, title: device, sender } = view
  const text = serverText[languageOf[market]].tradeInEmail
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

function rowsOf({ view, update }: TradeInEmail, text: TradeInEmailText): readonly string[] {
  const { number } = view
  switch (update) {
    case 'offered':
    case 'offered-by-person':
    case 'ends-soon':
      return [...offerRows(view, text), ...dueRows(view, text)]
    case 'accepted':
      return [
        ...text.preparing.map((step, at) => `${at + 1}. ${step}`),
        ...acceptedRows(view, text),
      ]
    case 'label-ready':
      return [...dueRows(view, text), text.noPrinter(number)]
    case 'received':
      return [...acceptedRows(view, text)]
    case 'person-looks':
    case 'expired':
    case 'cancelled':
    case 'withdrawn':
      return []
  }
}

function offerRows(view: TradeInView, text: TradeInEmailText): readonly string[] {
  return payouts.flatMap(payout => {
    const offer = view.offers?.[payout]
    return offer?.kind === 'offer'
      ? [`${text.payouts[payout]}: ${formatMoney(view, offer.amount)}`]
      : []
  })
}

function acceptedRows(view: TradeInView, text: TradeInEmailText): readonly string[] {
  return [
    ...(view.offer ? [text.amount(formatMoney(view, view.offer))] : []),
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
    case 'answer-by':
    case 'paid-by':
      return []
  }
}

function formatMoney({ market }: TradeInView, money: Money): string {
  return formatTotal(money, localeOf[market], currencyLabel[market])
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
