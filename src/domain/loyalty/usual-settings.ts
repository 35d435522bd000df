import type { Market } from '../market/market.ts'
import type { Currency } from '../money/money.ts'
import type { LoyaltySettings } from './settings.ts'

/** One part in a hundred of what was spent on goods comes back, once it is sure to stay spent. */
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

/** docs/decisions/0020-points.md: where a market has no settings of its own. */
export const usualLoyalty: Readonly<Record<Market, LoyaltySettings>> = {
  ro: benefits('RON', 10),
  bg: benefits('BGN', 4),
  hu: benefits('HUF', 800),
  gr: benefits('EUR', 2),
}
