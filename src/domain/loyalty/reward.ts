import type { Money } from '#domain/money/money.ts'
import type { VoucherSource } from '#domain/voucher/voucher.ts'
import type { LoyaltySettings } from './settings.ts'

/** The vouchers that the loyalty settings promise; each has its amount there under its own name. */
export type Reward = Extract<VoucherSource, keyof LoyaltySettings>

/** What a market gives as `reward`; `undefined` where its amount is zero, which staff set for "none". */
export function rewardIn(settings: LoyaltySettings, reward: Reward): Money | undefined {
  const amount = settings[reward]
  return amount.minor > 0 ? amount : undefined
}
