import { divideHalfUp } from './arithmetic.ts'
import type { Currency, Money } from './money.ts'

/** The fixed rates of currencies that the euro has replaced: hundred-thousandths of a unit per euro (Rules of trade, Rulings). */
export const perEuro: Readonly<Partial<Record<Currency, number>>> = { BGN: 195_583 }

/** The denominator of the rates above. */
export const rateScale = 100_000

/** Whether a law fixes the rate between two currencies. */
export function hasFixedRate(from: Currency, to: Currency): boolean {
  return from === to || rateBetween(from, to) !== undefined
}

/**
 * An amount in another currency at the fixed rate, rounded half up to the cent; an amount below zero is rounded as its
 * opposite, so that a debt and its payment stay equal. Throws without a fixed rate.
 */
export function convert({ minor, currency }: Money, to: Currency): Money {
  if (currency === to) return { minor, currency }
  const rate = rateBetween(currency, to)
  if (rate === undefined)
    throw new RangeError(`There is no fixed rate between ${currency} and ${to}.`)
  const [numerator, denominator] = to === 'EUR' ? [rateScale, rate] : [rate, rateScale]
  const converted = divideHalfUp(BigInt(minor) * BigInt(numerator), BigInt(denominator))
  return { minor: Number(converted), currency: to }
}

function rateBetween(from: Currency, to: Currency): number | undefined {
  if (from === 'EUR') return perEuro[to]
  return to === 'EUR' ? perEuro[from] : undefined
}

/** Every amount within a value, such as the settings of a market, converted; an amount without a fixed rate stays. */
export function convertAmountsIn<T>(value: T, to: Currency): T {
  return converted(value, to) as T
}

function converted(value: unknown, to: Currency): unknown {
  if (Array.isArray(value)) return value.map(each => converted(each, to))
  if (typeof value !== 'object' || value === null) return value
  if (isMoney(value)) return hasFixedRate(value.currency, to) ? convert(value, to) : value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(each, to)]))
}

function isMoney(value: object): value is Money {
  return 'minor' in value && typeof value.minor === 'number' && 'currency' in value
}
