import type { Withdrawal } from '#domain/order/withdrawal.ts'
import { addDays, type Day } from '#domain/time/day.ts'

export type Charges = {
  readonly deliveryMinor: number
  readonly collectionFeeMinor: number
  /** The cheapest standard delivery of the market; `undefined` if the market no longer delivers. */
  readonly cheapestMinor: number | undefined
}

type Going = {
  /** Whether these lines complete the return of the whole order. */
  readonly isWhole: boolean
  readonly requestedOn: Day
  readonly withdrawal: Withdrawal
}

/**
 * A customer who withdraws from the whole contract within the 14 days is also refunded the delivery, at most the
 * cheapest standard one, and the collection fee (Rules of trade, Law 1). Minor units.
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

/** The goods must be sent within 14 days of the withdrawal (Rules of trade, Law 1). */
export function sendByOf(requestedOn: Day): Day {
  return addDays(requestedOn, daysToSend)
}
