import { sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { headsOf } from './return-draft.ts'
import type { Returnable, ReturnableLine } from './return-view.ts'

export type ChosenBack = {
  readonly lines: readonly ReturnableLine[]
  readonly delivery?: Money
  /** `undefined` while nothing is selected. */
  readonly sum?: Money
}

/**
 * The refund for the selected devices with everything that belongs to them, and for the delivery with the last of them
 * (orders.md, Return).
 */
export function chosenBack(
  { lines, deliveryBack }: Pick<Returnable, 'lines' | 'deliveryBack'>,
  positions: readonly number[],
): ChosenBack {
  const chosen = lines.filter(({ position, belongsTo }) =>
    positions.includes(belongsTo ?? position),
  )
  const [first] = chosen
  if (!first) return { lines: [] }
  const isAll = headsOf(lines).every(({ position }) => positions.includes(position))
  const delivery = isAll ? deliveryBack : undefined
  const amounts = [...chosen.map(({ back }) => back), ...(delivery ? [delivery] : [])]
  return {
    lines: chosen,
    ...(delivery && { delivery }),
    sum: sum(amounts, first.back.currency),
  }
}
