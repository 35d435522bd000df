import { convert } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import type { LoyaltySettings } from './settings.ts'

/**
 * Loyalty settings in another currency. One point is worth a few minor units, which rounding would change by some
 * percent: the smallest voucher is converted instead, and a point is its share.
 */
export function loyaltyInCurrency(settings: LoyaltySettings, to: Currency): LoyaltySettings {
  const { spentForPoint, worth, worthPoints = 1, smallestVoucher } = settings
  const points = worthPoints === 1 ? smallestVoucher : worthPoints
  const whole = { minor: (worth.minor * points) / worthPoints, currency: worth.currency }
  return {
    ...settings,
    spentForPoint: convert(spentForPoint, to),
    worth: convert(whole, to),
    worthPoints: points,
    welcome: convert(settings.welcome, to),
    invited: convert(settings.invited, to),
    inviting: convert(settings.inviting, to),
    rewardedFrom: convert(settings.rewardedFrom, to),
  }
}
