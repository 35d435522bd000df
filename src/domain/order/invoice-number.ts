import { type Market, markets } from '#domain/market/market.ts'
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

/** What a person typed off a paper: 'kro123' and 'KRO 000123' are the same number. `undefined` if it is no such number. */
export function parseInvoiceNumber(typed: string): InvoiceNumber | undefined {
  const text = typed.replace(/\s/g, '').toUpperCase()
  if (/^[01]\d{9}$/.test(text)) {
    const counted = Number(text)
    const isInvoice = counted < bulgarianCreditNotes
    const number = isInvoice ? counted : counted - bulgarianCreditNotes
    return number === 0
      ? undefined
      : { market: 'bg', kind: isInvoice ? 'invoice' : 'credit-note', number }
  }
  const [, series, digits] = /^([A-Z]+)(\d{1,9})$/.exec(text) ?? []
  const number = Number(digits)
  for (const market of markets)
    for (const kind of ['invoice', 'credit-note'] as const)
      if (market !== 'bg' && invoiceSeries[market][kind] === series && number > 0)
        return { market, kind, number }
  return undefined
}
