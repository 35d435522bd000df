import type { Currency } from '#domain/money/money.ts'
import type { Item } from './item.ts'

export type Valued = {
  /** The sum of the items, in whole units; for a purchase its total. */
  readonly value: number
  readonly currency: Currency
  readonly items: readonly Item[]
}

export function valued(items: readonly Item[], currency: Currency): Valued {
  return {
    value: items.reduce((value, { price, quantity }) => value + price * quantity, 0),
    currency,
    items,
  }
}
