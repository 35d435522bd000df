import type { Currency } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'

/** A line of a carrier's statement: which parcel, and what was collected. */
export type StatementLine = {
  readonly line: number
  readonly awb: string
  /** `undefined` if it cannot be read. */
  readonly minor: number | undefined
}

const awbNames = ['awb', 'tracking', 'parcel', 'colet', 'пратка', 'товарителница', 'csomag', 'δέμα']
const amountNames = [
  'amount',
  'cod',
  'suma',
  'ramburs',
  'сума',
  'наложен',
  'összeg',
  'utánvét',
  'ποσό',
]

/**
 * Reads a statement of rows of cells. The columns are found by the names in the first row, in any of the languages of
 * the carriers; without names the first is the parcel's number and the second the amount.
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  currency: Currency,
): readonly StatementLine[] {
  const [first = []] = rows
  const names = first.map(name => name.toLowerCase())
  const named = (words: readonly string[]) =>
    names.findIndex(name => words.some(word => name.includes(word)))
  const [awbAt, amountAt] = [named(awbNames), named(amountNames)]
  const hasNames = awbAt >= 0 && amountAt >= 0 && awbAt !== amountAt
  const [awbColumn, amountColumn] = hasNames ? [awbAt, amountAt] : [0, 1]
  return rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .slice(hasNames ? 1 : 0)
    .filter(({ cells }) => cells.some(cell => cell !== ''))
    .map(({ cells, line }) => {
      const amount = parseAmount(cells[amountColumn] ?? '', currency)
      return {
        line,
        awb: (cells[awbColumn] ?? '').replace(/\s/g, ''),
        minor: amount.ok ? amount.value.minor : undefined,
      }
    })
}

/** What became of a line. */
export type LineVerdict =
  | 'matched'
  | 'remitted-before'
  | 'repeated'
  | 'unknown-parcel'
  | 'not-collected'
  | 'other-amount'
  | 'unreadable'

/** What the shop knows of a parcel's cash. */
export type ParcelCash = {
  readonly state: 'due' | 'collected' | 'remitted'
  readonly amountMinor: number
}

/** `isRepeated`: an earlier line names the same parcel. */
export function judgeLine(
  { awb, minor }: StatementLine,
  cash: ParcelCash | undefined,
  isRepeated: boolean,
): LineVerdict {
  if (awb === '' || minor === undefined) return 'unreadable'
  if (isRepeated) return 'repeated'
  if (!cash) return 'unknown-parcel'
  if (cash.amountMinor !== minor) return 'other-amount'
  if (cash.state === 'remitted') return 'remitted-before'
  return cash.state === 'collected' ? 'matched' : 'not-collected'
}
