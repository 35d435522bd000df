import type { InvoiceLine } from './invoice.ts'

export type RateTotal = {
  readonly rate: number
  readonly net: number
  readonly vat: number
  readonly gross: number
}

export type InvoiceTotals = {
  readonly perRate: readonly RateTotal[]
  /** The total sold under the margin scheme; its VAT is not shown (rules-of-trade.md 6). */
  readonly margin: number
  readonly discount: number
  readonly total: number
}

/** The totals are the sums of the lines; nothing is rounded again (orders.md, Invoice). */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  return {
    perRate: totalsPerRate(lines),
    margin: sumOf(lines.map(({ tax, gross }) => (tax.kind === 'margin' ? gross : 0))),
    discount: sumOf(lines.map(({ discount }) => discount)),
    total: sumOf(lines.map(({ gross }) => gross)),
  }
}

function totalsPerRate(lines: readonly InvoiceLine[]): RateTotal[] {
  const taxed = lines.flatMap(({ tax, gross }) => (tax.kind === 'vat' ? [{ ...tax, gross }] : []))
  return [...Map.groupBy(taxed, ({ rate }) => rate)].map(([rate, own]) => ({
    rate,
    net: sumOf(own.map(({ net }) => net)),
    vat: sumOf(own.map(({ vat }) => vat)),
    gross: sumOf(own.map(({ gross }) => gross)),
  }))
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0)
}
