import type { CarrierPoint } from '../delivery/delivery-provider.ts'
import { type OpenDay, openingHours } from '../delivery/opening-hours.ts'
import { type Fields, fieldsOf, numberOf, readEach, textOf } from '../delivery/read.ts'

/** The public list of a country's pickup points: parcel lockers; all others are offices. */
export function glsPoints(body: unknown): readonly CarrierPoint[] | undefined {
  return readEach(fieldsOf(body)?.items, pointOf)
}

function pointOf(item: Fields): CarrierPoint | undefined {
  const contact = fieldsOf(item.contact)
  const [lat, lng] = Array.isArray(item.location) ? item.location.map(numberOf) : []
  const id = textOf(item.id)
  const name = textOf(item.name)
  const address = textOf(contact?.address)
  const locality = textOf(contact?.city)
  if (!id || !name || !address || !locality || lat === undefined || lng === undefined)
    return undefined
  return {
    id,
    kind: item.type === 'parcel-locker' ? 'locker' : 'office',
    name,
    address,
    locality,
    postalCode: textOf(contact?.postalCode) ?? '',
    lat,
    lng,
    hours: openingHours('hu', weekOf(item.hours)),
  }
}

/** Rows of [day, from, to]; Monday is 1. */
function weekOf(rows: unknown): OpenDay[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    if (!Array.isArray(row)) return []
    const day = numberOf(row[0])
    const from = textOf(row[1])
    const to = textOf(row[2])
    return day && from && to ? [{ day, from, to }] : []
  })
}
