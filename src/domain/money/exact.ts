import type { Currency, Money } from './money.ts'

/** An amount with a fraction of a minor unit, so that a chain of percentages is rounded once, at its end. */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint }

export function exactly({ minor }: Pick<Money, 'minor'>): Exact {
  return {
    numerator: BigInt(minor),
    denominator: 1n,
  }
}

/** A share in whole percent. */
export function share({ numerator, denominator }: Exact, percent: number): Exact {
  return {
    numerator: numerator * BigInt(percent),
    denominator: denominator * 100n,
  }
}

export function plus(one: Exact, other: Exact): Exact {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

/** Rounds down to a multiple of `step` minor units, also for negative amounts. */
export function floorTo(
  step: number,
  { numerator, denominator }: Exact,
  currency: Currency,
): Money {
  const size = denominator * BigInt(step)
  const steps = numerator < 0n ? -((-numerator + size - 1n) / size) : numerator / size
  return { minor: Number(steps) * step, currency }
}
