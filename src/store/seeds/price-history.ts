import type { Market } from '#domain/market/market.ts'
import { type Random, randomFor } from './random.ts'
import { pointAbove } from './shelf-price.ts'

/** The price of a listing from that day until the next entry. */
export type PriceFrom = { readonly minor: number; readonly daysAgo: number }
export type PriceHistory = readonly [PriceFrom, ...PriceFrom[]]

function raised(market: Market, random: Random, minor: number): number {
  const steps = random.whole(1, 2)
  const byShare = minor * (0.06 + random.next() * 0.08)
  let higher = minor
  for (let step = 0; step < steps || higher - minor < byShare; step++) {
    higher = pointAbove(market, higher)
  }
  return higher
}

function justListed(random: Random, minor: number): PriceHistory {
  return [{ minor, daysAgo: random.whole(1, 240) }]
}

function loweredLongAgo(market: Market, random: Random, minor: number): PriceHistory {
  const loweredDaysAgo = random.whole(45, 120)
  return [
    {
      minor: raised(market, random, minor),
      daysAgo: loweredDaysAgo + random.whole(35, 120),
    },
    { minor, daysAgo: loweredDaysAgo },
  ]
}

/** Lowered within the last 25 days, with a price history of at least 30 days before that. */
function reduced(market: Market, random: Random, minor: number): PriceHistory {
  const before = raised(market, random, minor)
  const reducedDaysAgo = random.whole(1, 25)
  return [
    { minor: before, daysAgo: reducedDaysAgo + random.whole(31, 160) },
    { minor, daysAgo: reducedDaysAgo },
  ]
}

/** Raised and lowered again: the lowest price of the 30 days before is not above the current price. */
function raisedAndBack(market: Market, random: Random, minor: number): PriceHistory {
  const backDaysAgo = random.whole(1, 8)
  const raisedDaysAgo = backDaysAgo + random.whole(3, 14)
  return [
    { minor, daysAgo: raisedDaysAgo + random.whole(31, 160) },
    { minor: raised(market, random, minor), daysAgo: raisedDaysAgo },
    { minor, daysAgo: backDaysAgo },
  ]
}

/** Ends with the current price; about one in six listings was reduced recently. */
export function priceHistory(market: Market, seed: string, minor: number): PriceHistory {
  const random = randomFor(`history ${seed}`)
  const kind = random.next()
  if (kind < 0.16) return reduced(market, random, minor)
  if (kind < 0.19) return raisedAndBack(market, random, minor)
  if (kind < 0.4) return loweredLongAgo(market, random, minor)
  return justListed(random, minor)
}
