import { addDays, type Day } from '#domain/device/day.ts'
import type { Withdrawal } from '#domain/order/purchase.ts'

export type Charges = {
  readonly deliveryMinor: number
  readonly collectionFeeMinor: number
  /** The cheapest standard delivery of the market; undefined where nothing is delivered any more. */
  readonly cheapestMinor: number | undefined
}

type Going = {
  /** Whether with these lines nothing of the order stays with its buyer. */
  readonly isWhole: boolean
  readonly requestedOn: Day
  readonly withdrawal: Withdrawal
}

/**
 * Rules of trade, Law 1: who withdraws from the whole contract within the 14 days gets back what they paid beside the
 * goods too: the delivery, never more than the cheapest standard one, and the collection fee. Minor units.
 */
export function chargesBack(
  { deliveryMinor, collectionFeeMinor, cheapestMinor }: Charges,
  { isWhole, requestedOn, withdrawal }: Going,
): number {
  return isWhole && requestedOn <= withdrawal.lawUntil
    ? Math.min(deliveryMinor, cheapestMinor ?? deliveryMinor) + collectionFeeMinor
    : 0
}

const daysToSend = 14

/** Rules of trade, Law 1: the goods are sent within 14 days of the withdrawal. */
export function sendByOf(requestedOn: Day): Day {
  return addDays(requestedOn, daysToSend)
}
