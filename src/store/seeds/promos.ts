import { type Market, markets } from '#domain/market/market.ts'
import type { promo } from '../schema/order.ts'

type SeedPromo = typeof promo.$inferInsert

const years = {
  startsAt: new Date('2025-01-01T00:00:00Z'),
  endsAt: new Date('2036-01-01T00:00:00Z'),
}

/** The same code in every market: ten percent of any cart. */
const everywhere: readonly SeedPromo[] = markets.map(market => ({
  market,
  code: 'KINTSU10',
  percentage: 10,
  minimumMinor: 0,
  ...years,
}))

type Codes = {
  /** "Thank you": 15 % from a minimum amount on. */
  readonly fromAmount: string
  readonly minimumMinor: number
  /** "Summer": expired long ago. */
  readonly over: string
  /** "The first": all uses are taken. */
  readonly usedUp: string
}

/** Codes in the language of each market, so that a code typed in another market's shop is recognized as such. */
const codes: Record<Market, Codes> = {
  ro: { fromAmount: 'MULTUMESC', minimumMinor: 1_500_00, over: 'VARA25', usedUp: 'PRIMII' },
  bg: { fromAmount: 'BLAGODARYA', minimumMinor: 600_00, over: 'LYATO25', usedUp: 'PARVITE' },
  hu: { fromAmount: 'KOSZONOM', minimumMinor: 120_000_00, over: 'NYAR25', usedUp: 'ELSOK' },
  gr: { fromAmount: 'EFHARISTO', minimumMinor: 300_00, over: 'KALOKAIRI25', usedUp: 'PROTOI' },
}

function ofMarket(market: Market): readonly SeedPromo[] {
  const { fromAmount, minimumMinor, over, usedUp } = codes[market]
  return [
    { market, code: fromAmount, percentage: 15, minimumMinor, ...years },
    {
      market,
      code: over,
      percentage: 25,
      minimumMinor: 0,
      startsAt: new Date('2025-06-01T00:00:00Z'),
      endsAt: new Date('2025-09-01T00:00:00Z'),
    },
    { market, code: usedUp, percentage: 20, minimumMinor: 0, maxUses: 50, uses: 50, ...years },
  ]
}

/** Demo codes: a valid one, and one for each reason why a code gives no discount. */
export const promos: readonly SeedPromo[] = [...everywhere, ...markets.flatMap(ofMarket)]
