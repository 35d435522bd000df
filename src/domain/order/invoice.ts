import type { Day } from '#domain/device/day.ts'
import type { Company } from '#domain/market/company.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** rules-of-trade.md 6: a margin line shows the wording of the scheme and no VAT. Minor units of the invoice's currency. */
export type InvoiceTax =
  | { readonly kind: 'margin'; readonly wording: string }
  | { readonly kind: 'vat'; readonly rate: number; readonly net: number; readonly vat: number }

/** `gross` is `price` less `discount`; a credit note's amounts are negative and it keeps the invoice's positions. */
export type InvoiceLine = {
  readonly position: number
  readonly title: string
  readonly price: number
  readonly discount: number
  readonly tax: InvoiceTax
  readonly gross: number
}

/** Who is billed; `address` is in the lines it is written in, none where the shop was told none. */
export type InvoiceBuyer =
  | { readonly kind: 'personal'; readonly name: string; readonly address: readonly string[] }
  | {
      readonly kind: 'corporate'
      readonly name: string
      readonly fiscalCode: string
      readonly registrationNumber: string
      readonly address: readonly string[]
    }

/** How it is paid, in the words of the time; `refunded` on a credit note for money that goes back. */
export type InvoicePayment = {
  readonly method: string
  readonly standing: 'paid' | 'due-on-delivery' | 'refunded' | 'never-paid'
  /** What vouchers paid of the total: a means of payment, no tax changes by it. */
  readonly vouchers?: number
}

/** orders.md, Invoice: everything printed but its own number and day, frozen as it was issued. */
export type InvoiceContent = {
  readonly market: Market
  readonly language: Language
  readonly currency: Currency
  readonly orderNumber: string
  readonly suppliedOn: Day
  readonly seller: Company
  readonly buyer: InvoiceBuyer
  readonly lines: readonly InvoiceLine[]
  readonly payment: InvoicePayment
  /** On a credit note: the invoice it corrects. */
  readonly corrects?: { readonly number: string; readonly issuedOn: Day }
}
