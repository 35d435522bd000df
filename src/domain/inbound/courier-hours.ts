import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { Locale } from '#domain/market/market.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'

/** A part of the day in which a courier comes. */
export const courierHours = ['morning', 'afternoon'] as const
export type CourierHours = (typeof courierHours)[number]

type Times = { readonly from: string; readonly to: string }

const parts: Readonly<Record<CourierHours, Times>> = {
  morning: { from: '09:00', to: '13:00' },
  afternoon: { from: '13:00', to: '18:00' },
}

/** Without a part the sender is at home all day. */
const wholeDay: Times = { from: '09:00', to: '18:00' }

/** The carriers that come in a part of the day that was asked for. */
const offered: Readonly<Record<CourierCarrier, readonly CourierHours[]>> = {
  econt: courierHours,
  sameday: [],
  gls: [],
  courier: [],
}

export function hoursOffered(carrier: CourierCarrier): readonly CourierHours[] {
  return offered[carrier]
}

export function timesOf(hours: CourierHours | undefined): Times {
  return hours === undefined ? wholeDay : parts[hours]
}

/** 09:00–13:00 */
export function timesText(hours: CourierHours | undefined): string {
  const { from, to } = timesOf(hours)
  return `${from}–${to}`
}

type Pickup = { readonly day: Day; readonly hours?: CourierHours }

/** The day in words, with the part of it that was asked for: "marți, 1 decembrie 2026, 09:00–13:00". */
export function pickupTime({ day, hours }: Pickup, locale: Locale): string {
  const written = formatLongDay(day, locale)
  return hours === undefined ? written : `${written}, ${timesText(hours)}`
}
