import { sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { headsOf } from './return-draft.ts'
import type { Returnable, ReturnableLine } from './return-view.ts'

export type ChosenBack = {
  readonly lines: readonly ReturnableLine[]
  readonly delivery?: Money
  /** Undefined while nothing is chosen. */
  readonly sum?: Money
}

/** orders.md, Return: what chosen devices bring back with all that belongs to them; the delivery too, with the last of them. */
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
