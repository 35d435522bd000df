import type { CarrierPoint } from '../delivery/delivery-provider.ts'
import { type OpenDay, openingHours } from '../delivery/opening-hours.ts'
import { type Fields, fieldsOf, numberOf, readEach, textOf } from '../delivery/read.ts'

/** The response of `getOffices`: offices and lockers (isAPS); mobile offices (isMPS) have no fixed place. */
export function econtPoints(body: unknown): readonly CarrierPoint[] | undefined {
  return readEach(fieldsOf(body)?.offices, pointOf)
}

function pointOf(office: Fields): CarrierPoint | undefined {
  const address = fieldsOf(office.address)
  const city = fieldsOf(address?.city)
  const location = fieldsOf(address?.location)
  const id = textOf(office.code)
  const name = textOf(office.name)
  const locality = textOf(city?.name)
  const lat = numberOf(location?.latitude)
  const lng = numberOf(location?.longitude)
  if (!id || !name || !locality || lat === undefined || lng === undefined) return undefined
  if (office.isMPS === true || textOf(fieldsOf(city?.country)?.code3) !== 'BGR') return undefined
  const county = textOf(city?.regionName)
  return {
    id,
    kind: office.isAPS === true ? 'locker' : 'office',
    name,
    address: textOf(address?.fullAddress) ?? name,
    locality,
    postalCode: textOf(city?.postCode) ?? '',
    lat,
    lng,
    hours: openingHours('bg', weekOf(office)),
    ...(county && { county }),
  }
}

function weekOf(office: Fields): OpenDay[] {
  return [
    ...daysOf(office, 'normal', [1, 2, 3, 4, 5]),
    ...daysOf(office, 'halfDay', [6]),
    ...daysOf(office, 'sunday', [7]),
  ]
}

function daysOf(
  office: Fields,
  kind: 'normal' | 'halfDay' | 'sunday',
  days: readonly number[],
): OpenDay[] {
  const from = timeOf(office[`${kind}BusinessHoursFrom`])
  const to = timeOf(office[`${kind}BusinessHoursTo`])
  return from && to ? days.map(day => ({ day, from, to })) : []
}

const inSofia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Not confirmed: opening hours are timestamps in milliseconds of which only the time of day matters. */
function timeOf(value: unknown): string | undefined {
  const timestamp = numberOf(value)
  return timestamp === undefined ? undefined : inSofia.format(timestamp)
}
