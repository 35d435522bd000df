import { fromMinor, smallestStep } from './currency.ts'
import type { Currency, Money } from './money.ts'

/** Throws on amounts of different currencies, because mixing them is a bug. */
export function add(a: Money, b: Money): Money {
  return fromMinor(a.minor + sameCurrency(a, b).minor, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  return fromMinor(a.minor - sameCurrency(a, b).minor, a.currency)
}

/** The currency is a parameter, because an empty sum needs one too. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency))
}

export function zero(currency: Currency): Money {
  return { minor: 0, currency }
}

export function multiply(money: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError(`${times} is not a whole number of times`)
  return fromMinor(money.minor * times, money.currency)
}

/** What a discount or a voucher takes off, as it stands in a sum. */
export function negate({ minor, currency }: Money): Money {
  return fromMinor(-minor, currency)
}

/** Negative when a is less than b, 0 when equal, positive when greater; can be used for sorting and limits. */
export function compare(a: Money, b: Money): number {
  return a.minor - sameCurrency(a, b).minor
}

/**
 * Rounds to the smallest payable amount (a whole forint for HUF), halves away from zero.
 * Percentages are rounded to four decimals. Trade-in offers are rounded down instead (`floorTo`).
 */
export function percentOf(money: Money, percent: number): Money {
  const scaled = Math.round(percent * percentScale)
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${percent} is not a percentage`)
  const step = smallestStep(money.currency)
  const product = BigInt(money.minor) * BigInt(scaled)
  const steps = divideHalfUp(product, BigInt(100 * percentScale * step))
  return fromMinor(Number(steps) * step, money.currency)
}

const percentScale = 10_000

/** Halves are rounded away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return dividend < 0n
    ? -divideHalfUp(-dividend, divisor)
    : (2n * dividend + divisor) / (2n * divisor)
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency)
    throw new TypeError(`${a.currency} and ${b.currency} cannot be reckoned together`)
  return b
}
