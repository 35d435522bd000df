import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import { languageOf, localeOf } from '#domain/market/market.ts'
import { negate } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { toUnitText } from '#domain/money/units.ts'
import type { NextEvent } from '#domain/order/confirmation.ts'
import { isPaidNow, leftToPay, type OrderLineView } from '#domain/order/order-view.ts'
import { formatLongDay } from '#domain/time/day.ts'
import type { OrderEmailText } from '#text/order/email/ro.ts'
import { serverText } from '#text/server/server-text.ts'
import { emailAmounts } from './email-amounts.ts'
import {
  card,
  companyLine,
  emailPage,
  factsForPrograms,
  ink2,
  linkButton,
  pictureOf,
  rateLine,
  type WrittenEmail,
} from './email-frame.ts'
import { html, type Markup } from './html.ts'
import type { OrderEmail } from './order-email.ts'

/** The order confirmation in the market's language, as HTML and as equivalent plain text. */
export function writeOrderEmail(email: OrderEmail): WrittenEmail {
  const text = email.texts.orderEmail
  const events = email.order.next.map(event => eventText(event, email, text))
  const subject = text.subject(email.order.number)
  return {
    subject,
    html: emailPage({
      market: email.order.market,
      subject,
      title: text.title,
      company: email.company,
      content: content(email, text, events),
    }),
    plain: plainEmail(email, text, events),
  }
}

function amount(email: OrderEmail, money: Money) {
  return emailAmounts(email.order.market, email.display).total(money)
}

function rateOf({ order, display }: OrderEmail): readonly string[] {
  return emailAmounts(order.market, display).rate
}

function eventText(
  event: NextEvent,
  { order: { market }, returnDays }: OrderEmail,
  text: OrderEmailText,
): string {
  const day = (value: Parameters<typeof formatLongDay>[0]) => formatLongDay(value, localeOf[market])
  switch (event.kind) {
    case 'sent-by':
      return text.sentBy(day(event.day))
    case 'arrives': {
      const phrase = {
        locker: text.arrivesAtLocker,
        office: text.arrivesAtOffice,
        courier: text.arrivesByCourier,
      }[event.delivery]
      return phrase(day(event.from), day(event.to))
    }
    case 'after-trade-in':
      return text.afterTradeIn
    case 'return-until':
      return text.returnUntil(day(event.day), returnDays)
  }
}

type SumRow = readonly [label: string, value: string]

function sumsOf(email: OrderEmail, text: OrderEmailText): readonly SumRow[] {
  return [
    [text.subtotal, amount(email, email.order.totals.items)],
    ...(email.order.totals.discount.minor > 0
      ? [[text.discount, amount(email, negate(email.order.totals.discount))] as const]
      : []),
    [text.delivery, amount(email, email.order.totals.delivery)],
    ...(email.order.totals.collectionFee.minor > 0
      ? [[text.collectionFee, amount(email, email.order.totals.collectionFee)] as const]
      : []),
  ]
}

function methodOf(
  { order: { market, paymentMethod, totals } }: OrderEmail,
  text: OrderEmailText,
): string {
  return [
    ...(totals.vouchers ? [text.voucher] : []),
    ...(paymentMethod ? [serverText[languageOf[market]].paymentMethods[paymentMethod]] : []),
  ].join(' + ')
}

/** The rows below the total: the amount paid by vouchers, and the remainder. */
function vouchersOf(email: OrderEmail, text: OrderEmailText): readonly SumRow[] {
  const { totals } = email.order
  if (!totals.vouchers) return []
  return [
    [text.vouchers, amount(email, negate(totals.vouchers))],
    [isPaidNow(email.order) ? text.paidNow : text.leftToPay, amount(email, leftToPay(totals))],
  ]
}

function placeLines({ order: { market, delivery } }: OrderEmail): readonly string[] {
  const formatPostalCode = (postalCode: string) => writePostalCode(market, postalCode)
  const { point, address } = delivery
  if (point)
    return [point.name, point.address, `${formatPostalCode(point.postalCode)} ${point.city}`]
  if (!address) return []
  const { street, number, details, postalCode, locality, county } = address
  return [
    `${street} ${number}`,
    ...(details ? [details] : []),
    `${formatPostalCode(postalCode)} ${locality.name}`,
    county.name,
  ]
}

function content(email: OrderEmail, text: OrderEmailText, events: readonly string[]): Markup {
  return html`
<p>${text.greeting(email.order.contact.name)}<br>${text.intro(email.order.number)}</p>
<div style="${card}"><h2 style="font-size:18px;margin:0 0 8px">${text.next}</h2>
<ol style="margin:0;padding-left:20px">${events.map(event => html`<li style="margin:4px 0">${event}</li>`)}</ol>
<p style="margin:16px 0 0">${linkButton(email.link, text.seeOrder)}</p>${invoiceLine(email, text)}</div>
<div style="${card}"><h2 style="font-size:18px;margin:0 0 8px">${text.yourOrder}</h2>${orderTable(email, text)}</div>
<div style="${card}"><b>${email.order.delivery.point ? text.collectAt : text.deliverTo}</b><br>${placeLines(email).map(line => html`${line}<br>`)}
<br><b>${text.payment}</b><br>${methodOf(email, text)}</div>
<p style="${ink2};font-size:14px">${text.withdrawal(email.returnDays)}<br><a href="${email.withdrawalLink}" style="color:#0d6b58">${text.withdraw}</a></p>
<p style="${ink2};font-size:14px">${text.questions}</p>
${rateOf(email).map(rateLine)}${factsForPrograms(orderFacts(email))}`
}

/** The order as mail programs show it beside the message. */
function orderFacts({ order, company, link }: OrderEmail): object {
  const { currency } = order.totals.total
  return {
    '@context': 'https://schema.org',
    '@type': 'Order',
    merchant: { '@type': 'Organization', name: company.name },
    orderNumber: order.number,
    orderDate: order.placedAt,
    orderStatus: 'https://schema.org/OrderProcessing',
    priceCurrency: currency,
    price: toUnitText(order.totals.total),
    acceptedOffer: order.lines.map(line => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Product', name: line.title },
      price: toUnitText(line.price),
      priceCurrency: currency,
    })),
    url: link,
  }
}

/** The invoice is issued when the order is confirmed, or at the latest when this link is opened. */
function invoiceLine({ invoiceLink }: OrderEmail, text: OrderEmailText): Markup {
  return invoiceLink
    ? html`<p style="margin:12px 0 0"><a href="${invoiceLink}" style="color:#0d6b58">${text.seeInvoice}</a></p>`
    : html``
}

function orderTable(email: OrderEmail, text: OrderEmailText): Markup {
  return html`
<table role="presentation" width="100%" style="border-collapse:collapse">
${email.order.lines.map(line => lineRow(email, line))}
${sumsOf(email, text).map(sumRow)}
<tr><td colspan="2" style="border-top:2px solid #b98524;padding-top:10px"><b>${text.total}</b></td><td align="right" style="border-top:2px solid #b98524;padding-top:10px;font-size:20px"><b>${amount(email, email.order.totals.total)}</b></td></tr>
${vouchersOf(email, text).map(sumRow)}</table>`
}

function sumRow([label, value]: SumRow): Markup {
  return html`<tr><td colspan="2" style="${ink2};padding:4px 0">${label}</td><td align="right" style="${ink2};padding:4px 0">${value}</td></tr>`
}

function lineRow(email: OrderEmail, line: OrderLineView): Markup {
  return html`
<tr><td width="92" style="padding:8px 12px 8px 0">${line.picture ? html`<img src="${pictureOf(email.origin, line.picture)}" width="80" height="60" alt="" style="display:block">` : ''}</td>
<td style="padding:8px 0"><b>${line.title}</b></td>
<td align="right" style="padding:8px 0;white-space:nowrap">${amount(email, line.price)}</td></tr>`
}

function plainEmail(email: OrderEmail, text: OrderEmailText, events: readonly string[]): string {
  return [
    text.title,
    '',
    text.greeting(email.order.contact.name),
    text.intro(email.order.number),
    '',
    text.next,
    ...events.map(event => `- ${event}`),
    '',
    text.yourOrder,
    ...email.order.lines.map(line => `- ${line.title}: ${amount(email, line.price)}`),
    ...sumsOf(email, text).map(([label, value]) => `${label}: ${value}`),
    `${text.total}: ${amount(email, email.order.totals.total)}`,
    ...vouchersOf(email, text).map(([label, value]) => `${label}: ${value}`),
    '',
    email.order.delivery.point ? text.collectAt : text.deliverTo,
    ...placeLines(email),
    '',
    `${text.payment}: ${methodOf(email, text)}`,
    '',
    `${text.seeOrder}: ${email.link}`,
    ...(email.invoiceLink ? [`${text.seeInvoice}: ${email.invoiceLink}`] : []),
    '',
    text.withdrawal(email.returnDays),
    `${text.withdraw}: ${email.withdrawalLink}`,
    text.questions,
    ...rateOf(email),
    '',
    companyLine(email.company),
  ].join('\n')
}
