import type { Address } from '#domain/address/address.ts'
import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { type PriceDisplay, shownBeside } from '#domain/money/shown-amounts.ts'
import type { InvoiceBuyer, InvoiceContent, InvoicePayment } from '#domain/order/invoice.ts'
import { toInvoiceLines } from '#domain/order/invoice-lines.ts'
import { vatRateOn } from '#domain/order/invoice-rates.ts'
import { isPaidOnDelivery } from '#domain/payment/methods.ts'
import { dayIn } from '#domain/time/day.ts'
import type { OrderToBill } from '#store/invoice/billed-order.ts'
import { serverText } from '#text/server/server-text.ts'

/**
 * The content of the invoice for a confirmed order. The date of payment is that of the confirmation; an order paid on
 * delivery has none yet. The VAT rate is that of the day of the confirmation.
 */
export function contentOf(
  order: OrderToBill,
  seller: Company,
  display: PriceDisplay,
): InvoiceContent {
  const { market, language, currency, discount, items } = order
  const text = serverText[language].invoice
  const confirmedOn = dayIn(market, order.confirmedAt)
  const payment = paymentOf(order)
  const charges = [
    { title: text.delivery, price: order.delivery },
    { title: text.collectionFee, price: order.fee },
  ].filter(({ price }) => price > 0)
  const rate = vatRateOn(market, confirmedOn)
  return {
    market,
    language,
    currency,
    secondCurrency: shownBeside(currency, display),
    orderNumber: order.number,
    ...(payment.standing === 'due-on-delivery' ? {} : { suppliedOn: confirmedOn }),
    seller,
    buyer: buyerOf(order),
    lines: toInvoiceLines({
      currency,
      items,
      discount,
      charges,
      rate,
      marginWording: text.margin,
    }),
    payment,
  }
}

function paymentOf({ language, paymentMethod, vouchers }: OrderToBill): InvoicePayment {
  const text = serverText[language].invoice
  if (paymentMethod === null) return { method: text.voucher, standing: 'paid' }
  return {
    method: serverText[language].paymentMethods[paymentMethod],
    standing: isPaidOnDelivery(paymentMethod) ? 'due-on-delivery' : 'paid',
    ...(vouchers > 0 && { vouchers }),
  }
}

function buyerOf({ party, market, address: place }: OrderToBill): InvoiceBuyer {
  const address = place ? addressLines(market, place) : []
  if (party.kind === 'personal') return { kind: 'personal', name: party.person.name, address }
  const { name, fiscalCode, registrationNumber, domesticTaxNumber, seat } = party.company
  return {
    kind: 'corporate',
    name,
    fiscalCode,
    registrationNumber,
    ...(domesticTaxNumber && { domesticTaxNumber }),
    address: seat ? [seat] : address,
  }
}

export function addressLines(market: Market, place: Address): string[] {
  const { street, number, details, postalCode, locality, county } = place
  const town = [postalCode && writePostalCode(market, postalCode), locality.name]
  return [
    [`${street} ${number}`, details].filter(Boolean).join(', '),
    town.filter(Boolean).join(' '),
    ...(county.name === locality.name ? [] : [county.name]),
  ]
}
