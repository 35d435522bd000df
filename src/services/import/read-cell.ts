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
  options: readonly string[],
): ReadCell<T> {
  return (cells, column) => {
    const text = cells[column]
    if (text === undefined) return ok(undefined)
    const value = read(text)
    return value === undefined
      ? refuse({ kind: 'unknown', column, value: text, closest: options })
      : ok(value)
  }
}

export function amountIn(currency: Currency): ReadCell<Money> {
  return (cells, column) => {
    const text = cells[column]
    if (text === undefined) return ok(undefined)
    const amount = parseAmount(text, currency)
    return amount.ok
      ? amount
      : refuse({ kind: 'amount', column, value: text, reason: amount.refusal })
  }
}

/** A whole number between two bounds, both included; a percent sign may follow. */
export function wholeBetween(from: number, to: number): ReadCell<number> {
  return (cells, column) => {
    const text = cells[column]
    if (text === undefined) return ok(undefined)
    const value = /^\d{1,9} ?%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
    return value >= from && value <= to
      ? ok(value)
      : refuse({ kind: 'not-whole', column, value: text, from, to })
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
