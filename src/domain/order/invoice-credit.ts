import { smallestStep } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { InvoiceLine } from './invoice.ts'
import { proportion, shareOut } from './invoice-split.ts'

export type CreditRefusal = { readonly kind: 'above-the-invoice'; readonly left: number }

type Invoiced = {
  readonly currency: Currency
  readonly lines: readonly InvoiceLine[]
  /** The lines of the existing credit notes. */
  readonly credited: readonly InvoiceLine[]
}

/** The part of an invoice that has not been credited. */
export function leftToCredit({ lines, credited }: Omit<Invoiced, 'currency'>): number {
  return [...lines, ...credited].reduce((sum, { gross }) => sum + gross, 0)
}

/**
 * A full or partial refund as the lines of a credit note. It is split by what is left of each line; the VAT of a line
 * is credited in proportion to everything credited of it, so that the last note leaves zero (orders.md, Invoice).
 */
export function toCreditLines(
  invoiced: Invoiced,
  amount: number,
): Result<InvoiceLine[], CreditRefusal> {
  const left = leftToCredit(invoiced)
  if (amount > left) return refuse({ kind: 'above-the-invoice', left })
  const step = smallestStep(invoiced.currency)
  const before = invoiced.lines.map(line => creditedOf(line, invoiced.credited))
  const shares = shareOut(
    amount,
    invoiced.lines.map((line, at) => line.gross - (before[at]?.gross ?? 0)),
    step,
  )
  return ok(
    invoiced.lines.flatMap((line, at) => {
      const [share, known] = [shares[at] ?? 0, before[at] ?? nothing]
      return share > 0 ? [creditLine(line, known, share, step)] : []
    }),
  )
}

type Credited = { readonly gross: number; readonly vat: number }

const nothing: Credited = { gross: 0, vat: 0 }

function creditedOf({ position }: InvoiceLine, credited: readonly InvoiceLine[]): Credited {
  return credited
    .filter(line => line.position === position)
    .reduce(
      (sum, { gross, tax }) => ({
        gross: sum.gross - gross,
        vat: sum.vat - (tax.kind === 'vat' ? tax.vat : 0),
      }),
      nothing,
    )
}

function creditLine(line: InvoiceLine, before: Credited, share: number, step: number): InvoiceLine {
  const { position, title, tax, gross } = line
  const amounts = { position, title, price: -share, discount: 0, gross: -share }
  if (tax.kind === 'margin') return { ...amounts, tax }
  const vat = proportion(tax.vat, before.gross + share, gross, step) - before.vat
  return { ...amounts, tax: { ...tax, net: vat - share, vat: 0 - vat } }
}
