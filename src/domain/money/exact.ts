import type { Currency, Money } from './money.ts'

/** An amount with a fraction of a minor unit, so that a chain of percentages is rounded once, at its end. */
export type Exact = { readonly over: bigint; readonly under: bigint }

export function exactly({ minor }: Pick<Money, 'minor'>): Exact {
  return {
    over: BigInt(minor),
    under: 1n,
  }
}

/** A share in whole percent. */
export function share({ over, under }: Exact, percent: number): Exact {
  return {
    over: over * BigInt(percent),
    under: under * 100n,
  }
}

export function plus(one: Exact, other: Exact): Exact {
  return {
    over: one.over * other.under + other.over * one.under,
    under: one.under * other.under,
  }
}

/** Rounds down to a multiple of `step` minor units, also for negative amounts. */
export function floorTo(step: number, { over, under }: Exact, currency: Currency): Money {
  const size = under * BigInt(step)
  const steps = over < 0n ? -((-over + size - 1n) / size) : over / size
  return { minor: Number(steps) * step, currency }
}
