import type { Currency } from '#domain/money/money.ts'
import type { Item } from './item.ts'

export type Valued = {
  /** Of the items, in whole units; of a purchase what it came to. */
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
