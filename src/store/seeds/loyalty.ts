import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Transaction } from '../database.ts'
import { setting } from '../schema/plumbing.ts'

/** One part in a hundred of what was spent on goods comes back, once it is sure to stay spent. */
const benefits = (currency: Currency, spent: number): LoyaltySettings => ({
  spentForPoint: { minor: spent * 100, currency },
  pointsForSale: 100,
  worth: { minor: spent, currency },
  smallestVoucher: 100,
  voucherMonths: 12,
  waitingDays: 14,
  lapseMonths: 24,
  noticeDays: 30,
})

/** Staff edit them; this is what an empty database starts from. */
export const loyaltySeed: Readonly<Record<Market, LoyaltySettings>> = {
  ro: benefits('RON', 10),
  bg: benefits('BGN', 4),
  hu: benefits('HUF', 800),
  gr: benefits('EUR', 2),
}

/** A demo that was filled before there were benefits gets them too; what somebody changed stays changed. */
export const beginLoyalty = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(setting)
    .values(markets.map(market => ({ market, key: 'loyalty', value: loyaltySeed[market] })))
    .onConflictDoNothing()
}
