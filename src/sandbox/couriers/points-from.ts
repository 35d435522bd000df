import type { World } from '../world.ts'

/** Monday is 1. */
export type OpenDay = { readonly day: number; readonly from: string; readonly to: string }

export type PlayedPoint = {
  readonly id: string
  readonly kind: 'locker' | 'office'
  readonly county: string
  readonly city: string
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
  readonly week: readonly OpenDay[]
}

/** Rows `id; county; city; name; address; postal code; latitude; longitude; hours`, the hours as "1-5 08:30-19:30, 6 09:00-15:00". */
export function pointsFrom(kind: PlayedPoint['kind'], table: string): PlayedPoint[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const cells = line.split('; ')
      const [id = '', county = '', city = '', name = '', address = '', postalCode = ''] = cells
      const [lat, lng] = [Number(cells[6]), Number(cells[7])]
      const week = weekFrom(cells[8] ?? '')
      return { id, kind, county, city, name, address, postalCode, lat, lng, week }
    })
}

function weekFrom(hours: string): OpenDay[] {
  return hours.split(', ').flatMap(part => {
    const [days = '', times = ''] = part.split(' ')
    const [first, last = first] = days.split('-').map(Number)
    const [from = '', to = ''] = times.split('-')
    if (!first || !last || !to) throw new Error(`These hours are broken: ${hours}`)
    return Array.from({ length: last - first + 1 }, (_, at) => ({ day: first + at, from, to }))
  })
}

type Closing = { readonly isClosed: boolean }

function closings(world: World) {
  return world.table<Closing>('closed-points')
}

/** A carrier lists only its open points. */
export function openPoints(world: World, points: readonly PlayedPoint[]): PlayedPoint[] {
  return points.filter(({ id }) => !closings(world).get(id)?.isClosed)
}

export function closePoint(world: World, id: string, isClosed: boolean) {
  return closings(world).set(id, { isClosed })
}
