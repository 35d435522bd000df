import { fromMinor, fromWhole, minorDigits } from './currency.ts'
import type { Currency, Money } from './money.ts'

/** By percent, by an amount, or to an amount. `tenths` of a percent and `minor` units may be negative. */
export type PriceChangeRule =
  | { readonly kind: 'percent'; readonly tenths: number }
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'set'; readonly minor: number }

/** To whole units, or to the nearest price that ends in nine. */
export const priceRoundings = ['whole', 'nine'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** Prices that end in nine are this far apart, and this far below a round number. In units. */
const nines: Readonly<Record<Currency, { readonly apart: number; readonly below: number }>> = {
  RON: { apart: 10, below: 1 },
  BGN: { apart: 10, below: 1 },
  HUF: { apart: 1_000, below: 10 },
  EUR: { apart: 10, below: 1 },
}

/** The price after a change, in whole units; `undefined` if nothing would be left of it. */
export function changedPrice(
  price: Money,
  rule: PriceChangeRule,
  rounding: PriceRounding,
): Money | undefined {
  const { currency } = price
  const perUnit = 10 ** minorDigits[currency]
  const units = changedMinor(price.minor, rule) / perUnit
  const rounded = rounding === 'whole' ? Math.round(units) : toNine(units, nines[currency])
  return rounded > 0 ? fromWhole(rounded, currency) : undefined
}

function changedMinor(minor: number, rule: PriceChangeRule): number {
  switch (rule.kind) {
    case 'percent':
      return (minor * (1_000 + rule.tenths)) / 1_000
    case 'amount':
      return minor + rule.minor
    case 'set':
      return rule.minor
  }
}

function toNine(units: number, { apart, below }: (typeof nines)[Currency]): number {
  return Math.round((units + below) / apart) * apart - below
}

/** A listing that a change of prices may touch. `newPriceMinor`: the price of a new device, which stays above. */
export type PricedItem = {
  readonly id: string
  readonly price: Money
  readonly newPriceMinor: number | null
}

/** What a change makes of one price, or why it leaves it alone. */
export type PlannedPrice =
  | { readonly id: string; readonly before: Money; readonly after: Money }
  | {
      readonly id: string
      readonly before: Money
      readonly skipped: 'same' | 'too-low' | 'not-below-new'
    }

export function planPrice(
  { id, price, newPriceMinor }: PricedItem,
  rule: PriceChangeRule,
  rounding: PriceRounding,
): PlannedPrice {
  const after = changedPrice(price, rule, rounding)
  if (!after) return { id, before: price, skipped: 'too-low' }
  if (after.minor === price.minor) return { id, before: price, skipped: 'same' }
  if (newPriceMinor !== null && after.minor >= newPriceMinor)
    return { id, before: price, skipped: 'not-below-new' }
  return { id, before: price, after }
}

/** '-5', '2,5 %' or '+10' in tenths of a percent, from -90 to 200 percent; `undefined` for anything else. */
export function parsePercent(text: string): number | undefined {
  const found = /^\s*([+−-]?)(\d{1,3})(?:[.,](\d))?\s*%?\s*$/u.exec(text)
  if (!found) return undefined
  const [, sign = '', whole = '', tenth = '0'] = found
  const tenths = (Number(whole) * 10 + Number(tenth)) * (sign === '-' || sign === '−' ? -1 : 1)
  return tenths >= -900 && tenths <= 2_000 && tenths !== 0 ? tenths : undefined
}

/** The lowest price of the last 30 days, its own included; `history` is oldest first. */
export function lowestOf30Days(
  history: readonly { readonly since: Date; readonly minor: number }[],
  currency: Currency,
  now: Date,
): Money | undefined {
  const from = now.getTime() - 30 * 86_400_000
  const charged = history.filter(
    ({ since }, at) =>
      since <= now && (history[at + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY) > from,
  )
  return charged.length > 0
    ? fromMinor(Math.min(...charged.map(({ minor }) => minor)), currency)
    : undefined
}
