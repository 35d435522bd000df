import type { Company } from '#domain/market/company.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** A margin line shows the wording of the scheme and no VAT (rules-of-trade.md 6). Minor units of the invoice currency. */
export type InvoiceTax =
  | { readonly kind: 'margin'; readonly wording: string }
  | { readonly kind: 'vat'; readonly rate: number; readonly net: number; readonly vat: number }

/** `gross` is `price` less `discount`; the amounts of a credit note are negative and it keeps the invoice's positions. */
export type InvoiceLine = {
  readonly position: number
  readonly title: string
  readonly price: number
  readonly discount: number
  readonly tax: InvoiceTax
  readonly gross: number
}

/** The billed customer; `address` has one entry per printed line, none if the shop does not know the address. */
export type InvoiceBuyer =
  | { readonly kind: 'personal'; readonly name: string; readonly address: readonly string[] }
  | {
      readonly kind: 'corporate'
      readonly name: string
      readonly fiscalCode: string
      readonly registrationNumber: string
      readonly domesticTaxNumber?: string
      readonly address: readonly string[]
    }

/** How the invoice is paid, worded as at its issue; `refunded` on a credit note for refunded money. */
export type InvoicePayment = {
  readonly method: string
  readonly standing: 'paid' | 'due-on-delivery' | 'refunded' | 'never-paid'
  /** The part of the total that vouchers paid: a payment method, so it does not change the tax. */
  readonly vouchers?: number
}

/** Everything printed except the number and the day, frozen at issue (orders.md, Invoice). */
export type InvoiceContent = {
  readonly market: Market
  readonly language: Language
  readonly currency: Currency
  /** The total is also stated in this currency, with the rate. */
  readonly secondCurrency?: Currency | undefined
  readonly orderNumber: string
  /** Missing if the order is paid on delivery: neither the delivery nor the payment has happened at issue. */
  readonly suppliedOn?: Day
  readonly seller: Company
  readonly buyer: InvoiceBuyer
  readonly lines: readonly InvoiceLine[]
  readonly payment: InvoicePayment
  /** The passports of its devices, as addresses; missing on older invoices and on credit notes. */
  readonly passports?: readonly { readonly code: string; readonly url: string }[]
  /** On a credit note: the invoice it corrects. */
  readonly corrects?: { readonly number: string; readonly issuedOn: Day }
}
