import type { Day } from '../time/day.ts'

/** What a market sold and bought between two days, both included (rules-of-trade.md 8: only what the shop really has). */
export type MarketFigures = {
  readonly first: Day
  readonly last: Day
  /** Devices in orders that were not cancelled. */
  readonly sold: number
  /** Those of them that their buyers returned. */
  readonly returned: number
  /** Their mean battery health in whole percent; `undefined` if none has a battery. */
  readonly battery: number | undefined
  /** Sellers' devices that were inspected and for which a price was then named or paid. */
  readonly inspected: number
  /** Those of them whose seller got no second offer. */
  readonly asOffered: number
}

/** A share of fewer than these says nothing, and could point to single customers. */
export const fewestForShare = 20

/** Shares in percent with one decimal; each is missing if there are too few for it. */
export type ShownFigures = Pick<MarketFigures, 'first' | 'last' | 'sold' | 'battery'> & {
  readonly returnedShare: number | undefined
  readonly asOfferedShare: number | undefined
}

/** What a market shows of its trade; `undefined` while it sold too little for a share. */
export function shownFigures(figures: MarketFigures): ShownFigures | undefined {
  const { first, last, sold, returned, battery, inspected, asOffered } = figures
  const returnedShare = shareOfFigures(returned, sold)
  if (returnedShare === undefined) return
  const asOfferedShare = shareOfFigures(asOffered, inspected)
  return { first, last, sold, battery, returnedShare, asOfferedShare }
}

/** In percent with one decimal; `undefined` if there are too few for a share. */
export function shareOfFigures(part: number, whole: number): number | undefined {
  return whole < fewestForShare ? undefined : Math.round((1000 * part) / whole) / 10
}
