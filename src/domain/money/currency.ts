import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from './money.ts'

/** markets.md: the default; the currency in use is a setting of the market. */
export const defaultCurrency: Readonly<Record<Market, Currency>> = {
  ro: 'RON',
  bg: 'BGN',
  hu: 'HUF',
  gr: 'EUR',
}

/** Decimal digits an amount is kept with; the forint too, so that one rule fits all. */
export const minorDigits: Readonly<Record<Currency, number>> = { RON: 2, BGN: 2, HUF: 2, EUR: 2 }

/** Decimal digits an amount may use, and a total shows: a forint has no coins below it. */
export const shownDigits: Readonly<Record<Currency, number>> = { RON: 2, BGN: 2, HUF: 0, EUR: 2 }

/** Minor units in the smallest amount that can be paid: 1, for HUF 100. */
export function smallestStep(currency: Currency): number {
  return 10 ** (minorDigits[currency] - shownDigits[currency])
}

/** An amount of whole units: lei, leva, forints, euros. */
export function fromWhole(units: number, currency: Currency): Money {
  if (!Number.isInteger(units)) throw new RangeError(`${units} ${currency} is not whole`)
  return fromMinor(units * 10 ** minorDigits[currency], currency)
}

/** The one door for amounts made by calculation; throws on what no amount can be. */
export function fromMinor(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount of ${currency}`)
  if (minor % smallestStep(currency) !== 0)
    throw new RangeError(`${minor} minor units are not whole ${currency}`)
  // Adding 0 turns -0 into 0, which compares and prints as expected.
  return { minor: minor + 0, currency }
}
