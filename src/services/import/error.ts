import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { AmountRefusal } from '#domain/money/parse-amount.ts'

/** An error of the row as a whole: it was not split into cells. */
export type RowError =
  | { readonly kind: 'line-too-long' }
  | { readonly kind: 'broken-quotes' }
  | { readonly kind: 'too-many-cells'; readonly cells: number; readonly expected: number }
  | { readonly kind: 'refused-by-database'; readonly code: string }

type CellValue = { readonly column: string; readonly value: string }

/** An error of one cell. Serial numbers and IMEIs are never repeated in an error. */
export type CellError =
  | { readonly kind: 'unreadable-letters'; readonly column: string }
  | { readonly kind: 'missing'; readonly column: string; readonly options: readonly string[] }
  | (CellValue & { readonly kind: 'near'; readonly meant: string })
  | (CellValue & { readonly kind: 'ambiguous'; readonly candidates: readonly string[] })
  | (CellValue & { readonly kind: 'unknown'; readonly closest: readonly string[] })
  | (CellValue & { readonly kind: 'not-whole'; readonly from: number; readonly to: number })
  | (CellValue & { readonly kind: 'wrong-form'; readonly example: string })
  | (CellValue & { readonly kind: 'amount'; readonly reason: AmountRefusal })
  | (CellValue & { readonly kind: 'not-a-shelf-price'; readonly market: Market })
  | (CellValue & { readonly kind: 'new-price-not-above' })
  | (CellValue & { readonly kind: 'in-the-future' })
  | { readonly kind: 'too-long'; readonly column: string; readonly most: number }
  | { readonly kind: 'bad-serial'; readonly column: 'serial' }
  | { readonly kind: 'bad-imei'; readonly column: 'imei' }

/** An error that depends on the existing data of the shop. */
export type StockError =
  | { readonly kind: 'no-such-product'; readonly column: 'model'; readonly model: string }
  | {
      readonly kind: 'no-listing'
      readonly column: 'grade'
      readonly sku: string
      readonly grade: Grade
      readonly market: Market
    }
  | {
      readonly kind: 'known-otherwise'
      readonly column: 'serial'
      readonly differs: readonly string[]
    }
  | { readonly kind: 'repeated'; readonly column: string; readonly line: number }
  /** The device is already one of the shop's units, or part of an open trade-in. */
  | { readonly kind: 'claimed'; readonly column: 'serial' | 'imei' }

/** The reason why a row was not imported, as plain facts; the report turns them into text. */
export type Failure = RowError | CellError | StockError
