import type { PriceRange } from '#domain/market/price-range.ts'

/** In minor units, both ends included. */
type Prices = { readonly least: number; readonly most: number }

/** A price range: the steps that lie completely in it, by their start, and the partial ranges beside them. */
export type SteppedRange = { readonly whole: Partial<Prices>; readonly beside: readonly Prices[] }

/**
 * Same steps as `price_step` of migration 0006: every price with two digits and then zeros is a step, and so is the
 * range between two of them. Most requested ranges begin and end with one.
 */
export function inSteps({ from, to }: PriceRange): SteppedRange {
  const least = from === undefined ? undefined : from * 100
  const most = to === undefined ? undefined : to * 100
  if (least !== undefined && most !== undefined && stepOf(least) === stepOf(most))
    return { whole: { least: 1, most: 0 }, beside: [{ least, most }] }
  const low = least === undefined ? undefined : beginning(least)
  const high = most === undefined ? undefined : ending(most)
  return {
    whole: { ...low?.whole, ...high?.whole },
    beside: [low, high].flatMap(end => end?.beside ?? []),
  }
}

function beginning(least: number) {
  const first = stepOf(least) === least ? least : roundedDown(least) + widthAt(least)
  return { whole: { least: first }, beside: least < first ? [{ least, most: first - 1 }] : [] }
}

function ending(most: number) {
  const after = stepOf(most + 1)
  return { whole: { most: after - 1 }, beside: after <= most ? [{ least: after, most }] : [] }
}

function widthAt(minor: number): number {
  return 10 ** Math.max(0, String(minor).length - 2)
}

function roundedDown(minor: number): number {
  return minor - (minor % widthAt(minor))
}

function stepOf(minor: number): number {
  return roundedDown(minor) + Math.min(minor % widthAt(minor), 1)
}
