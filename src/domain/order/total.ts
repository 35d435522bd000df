import { add, subtract, sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'

export type OrderAmounts = {
  readonly lines: readonly Money[]
  readonly delivery: Money
  readonly collectionFee: Money
  readonly discount: Money
}

/** The total of an order: its lines, delivery and collection fee, less the discount. Throws when negative. */
export function orderTotal({ lines, delivery, collectionFee, discount }: OrderAmounts): Money {
  const goods = subtract(sum(lines, delivery.currency), discount)
  if (goods.minor < 0) throw new RangeError('a discount above the price of the goods')
  return add(add(goods, delivery), collectionFee)
}
