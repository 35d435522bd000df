import type { Currency, Money } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CellError } from './error.ts'
import type { Cells } from './read-table.ts'

/** Reads one column of a row; an absent cell is undefined. */
export type ReadCell<T> = (cells: Cells, column: string) => Result<T | undefined, CellError>

/** A cell that must be one of several words. */
export function oneOf<T>(
  read: (text: string) => T | undefined,
  words: readonly string[],
): ReadCell<T> {
  return (cells, column) => {
    const written = cells[column]
    if (written === undefined) return ok(undefined)
    const value = read(written)
    return value === undefined
      ? refuse({ kind: 'unknown', column, value: written, closest: words })
      : ok(value)
  }
}

export function amountIn(currency: Currency): ReadCell<Money> {
  return (cells, column) => {
    const written = cells[column]
    if (written === undefined) return ok(undefined)
    const amount = parseAmount(written, currency)
    return amount.ok
      ? amount
      : refuse({ kind: 'amount', column, value: written, reason: amount.refusal })
  }
}

/** A whole number between two bounds, both included; a percent sign may follow. */
export function wholeBetween(from: number, to: number): ReadCell<number> {
  return (cells, column) => {
    const written = cells[column]
    if (written === undefined) return ok(undefined)
    const value = /^\d{1,9} ?%?$/.test(written) ? Number.parseInt(written, 10) : Number.NaN
    return value >= from && value <= to
      ? ok(value)
      : refuse({ kind: 'not-whole', column, value: written, from, to })
  }
}

/** A required cell. */
export function needed<T>(read: ReadCell<T>, options: readonly string[] = []) {
  return (cells: Cells, column: string): Result<T, CellError> => {
    const cell = read(cells, column)
    if (!cell.ok) return cell
    return cell.value === undefined ? refuse({ kind: 'missing', column, options }) : ok(cell.value)
  }
}
