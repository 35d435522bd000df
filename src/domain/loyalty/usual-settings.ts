import type { Market } from '../market/market.ts'
import type { Currency } from '../money/money.ts'
import type { LoyaltySettings } from './settings.ts'

/**
 * One percent of the amount spent on goods is given back, after the withdrawal period. Nobody gets a voucher for joining
 * or inviting until staff say how much.
 */
function benefits(currency: Currency, spent: number): LoyaltySettings {
  const none = { minor: 0, currency }
  return {
    spentForPoint: { minor: spent * 100, currency },
    pointsForSale: 100,
    worth: { minor: spent, currency },
    smallestVoucher: 100,
    voucherMonths: 12,
    waitingDays: 14,
    lapseMonths: 24,
    noticeDays: 30,
    welcome: none,
    invited: none,
    inviting: none,
    rewardedFrom: { minor: spent * 5_000, currency },
  }
}

/** The default settings, for a market without its own (docs/decisions/0020-points.md). */
export const usualLoyalty: Readonly<Record<Market, LoyaltySettings>> = {
  ro: benefits('RON', 10),
  bg: benefits('BGN', 4),
  hu: benefits('HUF', 800),
  gr: benefits('EUR', 2),
}
