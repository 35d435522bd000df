import { type PriceRange, writePriceRange } from '../market/price-range.ts'

const mostSteps = 3

/**
 * Ranges that part the prices of a list at round amounts (1, 2 or 5 and zeros), as values of the price filter. `from` and
 * `to` are its lowest and highest price, in whole units.
 */
export function priceSteps({ from, to }: Required<PriceRange>): readonly string[] {
  const steps = roundAmounts(to)
    .filter(amount => amount > from && amount < to)
    .slice(-mostSteps)
  if (steps.length === 0) return []
  return [undefined, ...steps].map((step, at) =>
    writePriceRange({
      ...(step !== undefined && { from: step }),
      ...(at < steps.length && { to: steps[at] ?? 0 }),
    }),
  )
}

/** 1, 2, 5, 10, 20, 50, … below `limit`. */
function roundAmounts(limit: number): readonly number[] {
  const digits = String(limit).length
  return Array.from({ length: digits }, (_, power) =>
    [1, 2, 5].map(first => first * 10 ** power),
  ).flat()
}
