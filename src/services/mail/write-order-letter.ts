import { formatLongDay } from '#domain/device/day.ts'
import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import { currencyLabel } from '#domain/market/currency-label.ts'
import { languageOf, localeOf } from '#domain/market/market.ts'
import { formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import type { NextEvent } from '#domain/order/confirmation.ts'
import { leftToPay, type OrderLineView } from '#domain/order/order-view.ts'
import { methodWords } from '../text/method-words.ts'
import { html, type Markup } from './html.ts'
import {
  card,
  companyLine,
  ink2,
  letterPage,
  linkButton,
  pictureOf,
  type WrittenLetter,
} from './letter-frame.ts'
import type { OrderLetter } from './order-letter.ts'
import { orderMailBg } from './text/bg.ts'
import { orderMailEl } from './text/el.ts'
import { orderMailHu } from './text/hu.ts'
import { type OrderMailText, orderMailRo } from './text/ro.ts'

const textOf = { ro: orderMailRo, bg: orderMailBg, hu: orderMailHu, gr: orderMailEl } as const

/** The order confirmation in the market's language, as HTML and as plain text that says the same. */
export function writeOrderLetter(letter: OrderLetter): WrittenLetter {
  const text = textOf[letter.order.market]
  const events = letter.order.next.map(event => eventText(event, letter, text))
  const subject = text.subject(letter.order.number)
  return {
    subject,
    html: letterPage({
      market: letter.order.market,
      subject,
      title: text.title,
      company: letter.company,
      content: content(letter, text, events),
    }),
    plain: plainLetter(letter, text, events),
  }
}

function amount(letter: OrderLetter, money: Money) {
  return formatTotal(money, localeOf[letter.order.market], currencyLabel[letter.order.market])
}

function eventText(
  event: NextEvent,
  { order: { market }, returnDays }: OrderLetter,
  text: OrderMailText,
): string {
  const day = (value: Parameters<typeof formatLongDay>[0]) => formatLongDay(value, localeOf[market])
  switch (event.kind) {
    case 'sent-by':
      return text.sentBy(day(event.day))
    case 'arrives': {
      const say = {
        locker: text.arrivesAtLocker,
        office: text.arrivesAtOffice,
        courier: text.arrivesByCourier,
      }[event.delivery]
      return say(day(event.from), day(event.to))
    }
    case 'after-trade-in':
      return text.afterTradeIn
    case 'return-until':
      return text.returnUntil(day(event.day), returnDays)
  }
}

type SumRow = readonly [label: string, value: string]

function sumsOf(letter: OrderLetter, text: OrderMailText): readonly SumRow[] {
  return [
    [text.subtotal, amount(letter, letter.order.totals.items)],
    ...(letter.order.totals.discount.minor > 0
      ? [[text.discount, `−${amount(letter, letter.order.totals.discount)}`] as const]
      : []),
    [text.delivery, amount(letter, letter.order.totals.delivery)],
    ...(letter.order.totals.collectionFee.minor > 0
      ? [[text.collectionFee, amount(letter, letter.order.totals.collectionFee)] as const]
      : []),
  ]
}

function methodOf(
  { order: { market, paymentMethod, totals } }: OrderLetter,
  text: OrderMailText,
): string {
  return [
    ...(totals.vouchers ? [text.voucher] : []),
    ...(paymentMethod ? [methodWords[languageOf[market]][paymentMethod]] : []),
  ].join(' + ')
}

/** Below the total: what vouchers paid of it, and what that leaves. */
function vouchersOf(letter: OrderLetter, text: OrderMailText): readonly SumRow[] {
  const { totals } = letter.order
  if (!totals.vouchers) return []
  return [
    [text.vouchers, `−${amount(letter, totals.vouchers)}`],
    [text.leftToPay, amount(letter, leftToPay(totals))],
  ]
}

function placeLines({ order: { market, delivery } }: OrderLetter): readonly string[] {
  const written = (postalCode: string) => writePostalCode(market, postalCode)
  const { point, address } = delivery
  if (point) return [point.name, point.address, `${written(point.postalCode)} ${point.city}`]
  if (!address) return []
  const { street, number, details, postalCode, locality, county } = address
  return [
    `${street} ${number}`,
    ...(details ? [details] : []),
    `${written(postalCode)} ${locality.name}`,
    county.name,
  ]
}

function content(letter: OrderLetter, text: OrderMailText, events: readonly string[]): Markup {
  return html`
<p>${text.greeting(letter.order.contact.name)}<br>${text.intro(letter.order.number)}</p>
<div style="${card}"><h2 style="font-size:18px;margin:0 0 8px">${text.next}</h2>
<ol style="margin:0;padding-left:20px">${events.map(event => html`<li style="margin:4px 0">${event}</li>`)}</ol>
<p style="margin:16px 0 0">${linkButton(letter.link, text.seeOrder)}</p>${invoiceLine(letter, text)}</div>
<div style="${card}"><h2 style="font-size:18px;margin:0 0 8px">${text.yourOrder}</h2>${orderTable(letter, text)}</div>
<div style="${card}"><b>${letter.order.delivery.point ? text.collectAt : text.deliverTo}</b><br>${placeLines(letter).map(line => html`${line}<br>`)}
<br><b>${text.payment}</b><br>${methodOf(letter, text)}</div>
<p style="${ink2};font-size:14px">${text.withdrawal(letter.returnDays)}<br><a href="${letter.withdrawalLink}" style="color:#0d6b58">${text.withdraw}</a></p>
<p style="${ink2};font-size:14px">${text.questions}</p>`
}

/** The invoice is issued when the order is confirmed, at the latest when this is followed. */
function invoiceLine({ invoiceLink }: OrderLetter, text: OrderMailText): Markup {
  return invoiceLink
    ? html`<p style="margin:12px 0 0"><a href="${invoiceLink}" style="color:#0d6b58">${text.seeInvoice}</a></p>`
    : html``
}

function orderTable(letter: OrderLetter, text: OrderMailText): Markup {
  return html`
<table role="presentation" width="100%" style="border-collapse:collapse">
${letter.order.lines.map(line => lineRow(letter, line))}
${sumsOf(letter, text).map(sumRow)}
<tr><td colspan="2" style="border-top:2px solid #b98524;padding-top:10px"><b>${text.total}</b></td><td align="right" style="border-top:2px solid #b98524;padding-top:10px;font-size:20px"><b>${amount(letter, letter.order.totals.total)}</b></td></tr>
${vouchersOf(letter, text).map(sumRow)}</table>`
}

function sumRow([label, value]: SumRow): Markup {
  return html`<tr><td colspan="2" style="${ink2};padding:4px 0">${label}</td><td align="right" style="${ink2};padding:4px 0">${value}</td></tr>`
}

function lineRow(letter: OrderLetter, line: OrderLineView): Markup {
  return html`
<tr><td width="92" style="padding:8px 12px 8px 0">${line.picture ? html`<img src="${pictureOf(letter.origin, line.picture)}" width="80" height="60" alt="" style="display:block">` : ''}</td>
<td style="padding:8px 0"><b>${line.title}</b></td>
<td align="right" style="padding:8px 0;white-space:nowrap">${amount(letter, line.price)}</td></tr>`
}

function plainLetter(letter: OrderLetter, text: OrderMailText, events: readonly string[]): string {
  return [
    text.title,
    '',
    text.greeting(letter.order.contact.name),
    text.intro(letter.order.number),
    '',
    text.next,
    ...events.map(event => `- ${event}`),
    '',
    text.yourOrder,
    ...letter.order.lines.map(line => `- ${line.title}: ${amount(letter, line.price)}`),
    ...sumsOf(letter, text).map(([label, value]) => `${label}: ${value}`),
    `${text.total}: ${amount(letter, letter.order.totals.total)}`,
    ...vouchersOf(letter, text).map(([label, value]) => `${label}: ${value}`),
    '',
    letter.order.delivery.point ? text.collectAt : text.deliverTo,
    ...placeLines(letter),
    '',
    `${text.payment}: ${methodOf(letter, text)}`,
    '',
    `${text.seeOrder}: ${letter.link}`,
    ...(letter.invoiceLink ? [`${text.seeInvoice}: ${letter.invoiceLink}`] : []),
    '',
    text.withdrawal(letter.returnDays),
    `${text.withdraw}: ${letter.withdrawalLink}`,
    text.questions,
    '',
    companyLine(letter.company),
  ].join('\n')
}
