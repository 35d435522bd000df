import type { Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import type { DeliveryKind } from './delivery.ts'
import type { DeliverySettings } from './settings.ts'

export type DeliveryEstimate = { readonly from: Day; readonly to: Day }

/** When an order placed on `placedOn` arrives, counted in working days after that day. */
export function estimateDelivery(
  placedOn: Day,
  kind: DeliveryKind,
  settings: DeliverySettings,
  holidays: ReadonlySet<Day>,
): DeliveryEstimate {
  const { min, max } = settings.workingDays[kind]
  return {
    from: addWorkingDays(placedOn, min, holidays),
    to: addWorkingDays(placedOn, max, holidays),
  }
}
