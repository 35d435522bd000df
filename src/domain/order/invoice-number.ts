import type { Market } from '#domain/market/market.ts'
import { invoiceSeries } from '#domain/market/number-prefixes.ts'
import type { InvoiceKind } from './invoice.ts'

export type InvoiceNumber = {
  readonly market: Market
  readonly kind: InvoiceKind
  readonly number: number
}

const highest = 999_999_999
/** The first number of Bulgarian credit notes, so that no two documents share a number. */
const bulgarianCreditNotes = 1_000_000_000

/** 'KRO 000123'; in Bulgaria, where the law requires exactly ten digits, '0000000123' and '1000000123'. */
export function writeInvoiceNumber({ market, kind, number }: InvoiceNumber): string {
  if (!Number.isInteger(number) || number < 1 || number > highest)
    throw new RangeError(`${number} is no invoice number`)
  if (market !== 'bg') return `${invoiceSeries[market][kind]} ${String(number).padStart(6, '0')}`
  const counted = kind === 'invoice' ? number : number + bulgarianCreditNotes
  return String(counted).padStart(10, '0')
}
