/**
 * Splits an amount by weights, to the smallest step: each share is rounded down, and the remainder goes one step each
 * to the largest fractions, the first of equals. The shares add up to the amount; no share is above its weight
 * unless the amount is above the sum of the weights.
 */
export function shareOut(amount: number, weights: readonly number[], step: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) {
    if (amount !== 0) throw new RangeError('an amount with nothing to share it by')
    return weights.map(() => 0)
  }
  const steps = amount / step
  if (!Number.isSafeInteger(steps) || steps < 0) throw new RangeError(`${amount} cannot be shared`)
  const parts = weights.map((weight, at) => {
    const due = BigInt(steps) * BigInt(weight)
    return { at, whole: Number(due / BigInt(all)), rest: due % BigInt(all) }
  })
  const left = steps - parts.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, whole }) => (whole + (roundedUp.has(at) ? 1 : 0)) * step)
}

/** A proportional part, rounded half up to the smallest step: `amount × part ÷ whole`. */
export function proportion(amount: number, part: number, whole: number, step: number): number {
  if (whole === 0) return 0
  const divisor = BigInt(whole) * BigInt(step)
  const steps = (2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor)
  return Number(steps) * step
}
