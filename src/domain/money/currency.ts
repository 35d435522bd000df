import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from './money.ts'

/** The default; the currency in use is a setting of the market (markets.md). */
export const defaultCurrency: Readonly<Record<Market, Currency>> = {
  ro: 'RON',
  bg: 'BGN',
  hu: 'HUF',
  gr: 'EUR',
}

/** The currency of a market as the specification writes it; the text of pages must match (Spec 2.1). */
export const currencyLabel: Readonly<Record<Market, string>> = {
  ro: 'lei',
  bg: 'Lev',
  hu: 'Ft',
  gr: 'euro',
}

/** Decimal digits of stored amounts; also 2 for the forint, so that one rule fits all. */
export const minorDigits: Readonly<Record<Currency, number>> = { RON: 2, BGN: 2, HUF: 2, EUR: 2 }

/** Decimal digits that an amount may have and a total shows; the forint has none. */
export const shownDigits: Readonly<Record<Currency, number>> = { RON: 2, BGN: 2, HUF: 0, EUR: 2 }

/** How people and spreadsheets write a currency, in lower case. */
export const currencySigns: Readonly<Record<Currency, readonly string[]>> = {
  RON: ['ron', 'lei', 'leu'],
  BGN: ['bgn', 'лв', 'лв.', 'лева', 'лев', 'lv', 'lv.', 'lev', 'leva'],
  HUF: ['huf', 'ft', 'ft.', 'forint'],
  EUR: ['eur', 'euro', 'euros', '€', 'евро', 'ευρώ', 'ευρω', 'euró'],
}

/** Offers are rounded to 5 lei, 5 Lev, 500 Ft or 1 euro (sell.md). Minor units. */
export const offerStep: Readonly<Record<Currency, number>> = {
  RON: 500,
  BGN: 500,
  HUF: 50_000,
  EUR: 100,
}

/** The largest difference that is ignored: 25 lei, 25 Lev, 2,000 Ft or 5 euro (sell.md). Minor units. */
export const smallDifference: Readonly<Record<Currency, number>> = {
  RON: 2_500,
  BGN: 2_500,
  HUF: 200_000,
  EUR: 500,
}

/** The smallest amount a card can be charged (decision 44). Minor units. */
export const smallestCharge: Readonly<Record<Currency, number>> = {
  RON: 200,
  BGN: 100,
  HUF: 17_500,
  EUR: 50,
}

/** Whether shelf prices are whole units (markets.md, Money). */
export const hasWholePrices: Readonly<Record<Currency, boolean>> = {
  RON: true,
  BGN: true,
  HUF: true,
  EUR: false,
}

/** Minor units in the smallest payable amount: 1, for HUF 100. */
export function smallestStep(currency: Currency): number {
  return 10 ** (minorDigits[currency] - shownDigits[currency])
}

/** An amount in whole units: lei, leva, forints, euros. */
export function fromWhole(units: number, currency: Currency): Money {
  if (!Number.isInteger(units)) throw new RangeError(`${units} ${currency} is not whole`)
  return fromMinor(units * 10 ** minorDigits[currency], currency)
}

/** The only constructor for calculated amounts; throws on an invalid amount. */
export function fromMinor(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount of ${currency}`)
  if (minor % smallestStep(currency) !== 0)
    throw new RangeError(`${minor} minor units are not whole ${currency}`)
  // Adding 0 turns -0 into 0, which compares and prints as expected.
  return { minor: minor + 0, currency }
}
