import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import { type DeliveryKind, pickupOf, pickupSubtypes } from '#domain/delivery/delivery.ts'
import { courierOf, isOfferedIn } from '#domain/delivery/offered.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { hoursOffered } from './courier-hours.ts'
import type { Handover, OfferedHandover } from './inbound.ts'

/** The number of working days on which a courier can come, from the next working day on. */
const courierDays = 5

const noHolidays: ReadonlySet<Day> = new Set()

/**
 * The handovers for a parcel to the shop, as the carriers of the market offer them: in GR only to a courier, on a
 * working day after `today` (orders.md, Return).
 */
export function offeredHandovers(
  market: Market,
  today: Day,
  holidays: ReadonlySet<Day> = noHolidays,
): readonly OfferedHandover[] {
  const drops = pickupSubtypes
    .filter(subtype => isOfferedIn(market, { method: 'easybox', subtype }))
    .map(subtype => pickupOf[subtype])
  const days = Array.from({ length: courierDays }, (_, at) =>
    addWorkingDays(today, at + 1, holidays),
  )
  const carrier = courierOf[market]
  return [...drops, { kind: 'courier', carrier, days, hours: hoursOffered(carrier) }]
}

/** Whether a handover is among those offered: a day on which the courier comes, a point of its carrier and kind. */
export function isHandoverOffered(
  handover: Handover,
  offered: readonly OfferedHandover[],
): boolean {
  return offered.some(one => {
    if (one.kind === 'courier')
      return (
        handover.kind === 'courier' &&
        one.days.includes(handover.day) &&
        (handover.hours === undefined || one.hours.includes(handover.hours))
      )
    if (handover.kind !== one.kind) return false
    const { point } = handover
    return point === undefined || (point.carrier === one.carrier && point.kind === one.kind)
  })
}

/** The carrier for a handover of this kind. Throws if the market does not offer it. */
export function inboundCarrierOf(market: Market, kind: DeliveryKind): CourierCarrier {
  if (kind === 'courier') return courierOf[market]
  const subtype = pickupSubtypes.find(
    one => pickupOf[one].kind === kind && isOfferedIn(market, { method: 'easybox', subtype: one }),
  )
  if (!subtype) throw new Error(`nobody takes parcels at a ${kind} in ${market}`)
  return pickupOf[subtype].carrier
}
