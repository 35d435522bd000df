import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { withdrawalFrom } from './withdrawal.ts'

/** The next events, in order, each with its date; the page and the email supply the text. */
export type NextEvent =
  | { readonly kind: 'sent-by'; readonly day: Day }
  | {
      readonly kind: 'arrives'
      readonly delivery: DeliveryKind
      readonly from: Day
      readonly to: Day
    }
  | { readonly kind: 'return-until'; readonly day: Day }
  /** Sent once the trade-in that pays part of it is settled: the day is unknown. */
  | { readonly kind: 'after-trade-in' }

export type PlacedDelivery = {
  readonly placedOn: Day
  readonly delivery: DeliveryKind
  readonly returnDays: number
}

/**
 * A confirmation shows an order number and the next events with dates. The return period counts from the last
 * day of arrival, as in `withdrawalFrom` (Rules of trade).
 */
export function whatHappensNext(
  { placedOn, delivery, returnDays }: PlacedDelivery,
  settings: DeliverySettings,
  holidays: ReadonlySet<Day>,
): NextEvent[] {
  const { from, to } = estimateDelivery(placedOn, delivery, settings, holidays)
  const lastDayToSend = Math.max(0, settings.workingDays[delivery].max - 1)
  return [
    { kind: 'sent-by', day: addWorkingDays(placedOn, lastDayToSend, holidays) },
    { kind: 'arrives', delivery, from, to },
    { kind: 'return-until', day: withdrawalFrom(to, returnDays).shopUntil },
  ]
}
