import { smallestStep } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import type { InvoiceLine } from './invoice.ts'
import { proportion, shareOut } from './invoice-split.ts'

/** An ordered item as billed; minor units including VAT. */
export type BilledItem = {
  readonly title: string
  readonly price: number
  readonly tax: 'margin' | 'vat'
}

export type BilledOrder = {
  readonly currency: Currency
  readonly items: readonly BilledItem[]
  /** The discount on all items together. */
  readonly discount: number
  /** Delivery and collection fee: not discounted, always with VAT. */
  readonly charges: readonly Omit<BilledItem, 'tax'>[]
  readonly rate: number
  readonly marginWording: string
}

/**
 * The discount is spread over the items by their prices; the VAT is calculated once, on the sum of the lines that bear
 * it (gross × rate ÷ (100 + rate), half up), and spread over those lines by the amounts paid (orders.md, Invoice).
 */
export function toInvoiceLines(order: BilledOrder): InvoiceLine[] {
  const { items, charges, discount, currency, rate, marginWording: wording } = order
  const step = smallestStep(currency)
  const discounts = shareOut(
    discount,
    items.map(({ price }) => price),
    step,
  )
  const sold = [
    ...items.map((item, at) => ({ ...item, discount: discounts[at] ?? 0 })),
    ...charges.map(charge => ({ ...charge, tax: 'vat' as const, discount: 0 })),
  ].map((each, position) => ({ ...each, position, gross: each.price - each.discount }))
  const bearing = sold.map(({ tax, gross }) => (tax === 'vat' ? gross : 0))
  const taxed = bearing.reduce((sum, gross) => sum + gross, 0)
  const vats = shareOut(proportion(taxed, rate, 100 + rate, step), bearing, step)
  return sold.map(({ tax, ...line }, at) => {
    const vat = vats[at] ?? 0
    const vatTax = { kind: 'vat', rate, net: line.gross - vat, vat } as const
    return { ...line, tax: tax === 'margin' ? { kind: 'margin', wording } : vatTax }
  })
}
