import type { Market } from '../market/market.ts'
import type { Currency } from '../money/money.ts'
import type { LoyaltySettings } from './settings.ts'

/** One percent of the amount spent on goods is given back, after the withdrawal period. */
function benefits(currency: Currency, spent: number): LoyaltySettings {
  return {
    spentForPoint: { minor: spent * 100, currency },
    pointsForSale: 100,
    worth: { minor: spent, currency },
    smallestVoucher: 100,
    voucherMonths: 12,
    waitingDays: 14,
    lapseMonths: 24,
    noticeDays: 30,
  }
}

/** The default settings, for a market without its own (docs/decisions/0020-points.md). */
export const usualLoyalty: Readonly<Record<Market, LoyaltySettings>> = {
  ro: benefits('RON', 10),
  bg: benefits('BGN', 4),
  hu: benefits('HUF', 800),
  gr: benefits('EUR', 2),
}
