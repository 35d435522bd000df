import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import { addDays, type Day } from '#domain/device/day.ts'
import { addWorkingDays } from '#domain/device/working-days.ts'

/** What happens next, in its order, each with its date; the page and the mail word them. */
export type NextEvent =
  | { readonly kind: 'sent-by'; readonly day: Day }
  | {
      readonly kind: 'arrives'
      readonly delivery: DeliveryKind
      readonly from: Day
      readonly to: Day
    }
  | { readonly kind: 'return-until'; readonly day: Day }
  /** It is sent once the trade-in that pays part of it is settled: no day is known. */
  | { readonly kind: 'after-trade-in' }

export type PlacedOrder = {
  readonly placedOn: Day
  readonly delivery: DeliveryKind
  readonly returnDays: number
}

/** Rules of trade: an order number and what happens next with dates. Return days count from the last day of arrival. */
export function whatHappensNext(
  { placedOn, delivery, returnDays }: PlacedOrder,
  settings: DeliverySettings,
  holidays: ReadonlySet<Day>,
): NextEvent[] {
  const { from, to } = estimateDelivery(placedOn, delivery, settings, holidays)
  const lastDayToSend = Math.max(0, settings.workingDays[delivery].max - 1)
  return [
    { kind: 'sent-by', day: addWorkingDays(placedOn, lastDayToSend, holidays) },
    { kind: 'arrives', delivery, from, to },
    { kind: 'return-until', day: addDays(to, returnDays) },
  ]
}
