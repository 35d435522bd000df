import type { CarrierPoint, PointPage } from '../delivery/delivery-provider.ts'
import { type OpenDay, openingHours } from '../delivery/opening-hours.ts'
import { type Fields, fieldsOf, numberOf, readEach, textOf } from '../delivery/read.ts'

/** Pages of 500 lockers; no country has as many lockers. */
const mostPages = 100

/**
 * The requested page of `/api/client/lockers`; a bare list, the earlier format, is the only page. Another page, or one
 * of too many, is `undefined`: following it might never reach the last one.
 */
export function samedayPage(body: unknown, expectedPage: number): PointPage | undefined {
  if (Array.isArray(body)) return { points: readEach(body, pointOf) ?? [] }
  const fields = fieldsOf(body)
  const points = readEach(fields?.data, pointOf)
  if (!points) return undefined
  const page = numberOf(fields?.currentPage) ?? expectedPage
  const pages = numberOf(fields?.pages) ?? page
  if (page !== expectedPage || pages > mostPages) return undefined
  return { points, ...(page < pages && { next: String(page + 1) }) }
}

function pointOf(fields: Fields): CarrierPoint | undefined {
  const id = textOf(fields.lockerId)
  const name = textOf(fields.name)
  const address = textOf(fields.address)
  const locality = textOf(fields.city)
  const county = textOf(fields.county)
  const lat = numberOf(fields.lat)
  const lng = numberOf(fields.lng)
  if (!id || !name || !address || !locality || lat === undefined || lng === undefined)
    return undefined
  // A locker that is hidden from clients does not accept their parcels.
  if (fields.clientVisible === 0 || fields.clientVisible === false) return undefined
  return {
    id,
    kind: 'locker',
    name,
    address,
    locality,
    postalCode: textOf(fields.postalCode) ?? '',
    lat,
    lng,
    hours: openingHours('ro', readEach(fields.schedule, dayOf) ?? []),
    ...(county && { county }),
  }
}

function dayOf(fields: Fields): OpenDay | undefined {
  const day = numberOf(fields.day)
  const from = textOf(fields.openingHour)?.slice(0, 5)
  const to = textOf(fields.closingHour)?.slice(0, 5)
  return day && from && to ? { day, from, to } : undefined
}
