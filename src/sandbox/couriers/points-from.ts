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
export const pointsFrom = (kind: PlayedPoint['kind'], table: string): PlayedPoint[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const cells = line.split('; ')
      const [id = '', county = '', city = '', name = '', address = '', postalCode = ''] = cells
      const [lat, lng] = [Number(cells[6]), Number(cells[7])]
      const week = weekFrom(cells[8] ?? '')
      return { id, kind, county, city, name, address, postalCode, lat, lng, week }
    })

const weekFrom = (hours: string): OpenDay[] =>
  hours.split(', ').flatMap(part => {
    const [days = '', times = ''] = part.split(' ')
    const [first, last = first] = days.split('-').map(Number)
    const [from = '', to = ''] = times.split('-')
    if (!first || !last || !to) throw new Error(`These hours are broken: ${hours}`)
    return Array.from({ length: last - first + 1 }, (_, at) => ({ day: first + at, from, to }))
  })

type Closing = { readonly isClosed: boolean }

const closings = (world: World) => world.table<Closing>('closed-points')

/** A carrier lists only the points it has open. */
export const openPoints = (world: World, points: readonly PlayedPoint[]): PlayedPoint[] =>
  points.filter(({ id }) => !closings(world).get(id)?.isClosed)

export const closePoint = (world: World, id: string, isClosed: boolean) =>
  closings(world).set(id, { isClosed })
