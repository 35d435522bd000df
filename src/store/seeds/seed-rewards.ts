import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Db } from '../database.ts'
import { setting } from '../schema/plumbing.ts'

type Rewards = Pick<LoyaltySettings, 'welcome' | 'invited' | 'inviting' | 'rewardedFrom'>

/** In whole units: a new customer and an invited one get the same, whoever invited them half as much again. */
function rewards(currency: Currency, joining: number): Rewards {
  const amount = (units: number) => ({ minor: units * 100, currency })
  return {
    welcome: amount(joining),
    invited: amount(joining),
    inviting: amount(joining * 1.5),
    rewardedFrom: amount(joining * 10),
  }
}

const rewardsOf: Readonly<Record<Market, Rewards>> = {
  ro: rewards('RON', 50),
  bg: rewards('BGN', 20),
  hu: rewards('HUF', 4_000),
  gr: rewards('EUR', 10),
}

/** The demo gives vouchers for joining and inviting, unless its staff changed the points; a live shop gives none. */
export async function seedRewards(db: Db): Promise<void> {
  const rows = markets.map(market => ({ market, key: 'loyalty', value: rewardsOf[market] }))
  await db.insert(setting).values(rows).onConflictDoNothing()
}
