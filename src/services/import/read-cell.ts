import type { Currency, Money } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CellFault } from './fault.ts'
import type { Cells } from './read-table.ts'

/** Reads one column of a row; an absent cell is undefined. */
export type ReadCell<T> = (cells: Cells, column: string) => Result<T | undefined, CellFault>

/** A cell that must be one of some words. */
export function oneOf<T>(
  read: (text: string) => T | undefined,
  words: readonly string[],
): ReadCell<T> {
  return (cells, column) => {
    const said = cells[column]
    if (said === undefined) return ok(undefined)
    const value = read(said)
    return value === undefined
      ? refuse({ kind: 'unknown', column, said, closest: words })
      : ok(value)
  }
}

export function amountIn(currency: Currency): ReadCell<Money> {
  return (cells, column) => {
    const said = cells[column]
    if (said === undefined) return ok(undefined)
    const amount = parseAmount(said, currency)
    return amount.ok ? amount : refuse({ kind: 'amount', column, said, reason: amount.refusal })
  }
}

/** A whole number between two bounds, both included; a percent sign may follow. */
export function wholeBetween(from: number, to: number): ReadCell<number> {
  return (cells, column) => {
    const said = cells[column]
    if (said === undefined) return ok(undefined)
    const value = /^\d{1,9} ?%?$/.test(said) ? Number.parseInt(said, 10) : Number.NaN
    return value >= from && value <= to
      ? ok(value)
      : refuse({ kind: 'not-whole', column, said, from, to })
  }
}

/** A cell that a row cannot do without. */
export function needed<T>(read: ReadCell<T>, options: readonly string[] = []) {
  return (cells: Cells, column: string): Result<T, CellFault> => {
    const cell = read(cells, column)
    if (!cell.ok) return cell
    return cell.value === undefined ? refuse({ kind: 'missing', column, options }) : ok(cell.value)
  }
}
