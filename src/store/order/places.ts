import type { Place } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The delivery place of an order, by ids; `locality` is missing if the county has none with that id. */
export type KnownPlace = {
  readonly county: Place
  readonly locality: Place | undefined
}

export type PlaceIds = {
  readonly countyId: string
  readonly localityId: string
}

export async function findPickupPoint(
  tx: Sql,
  market: Market,
  id: string,
): Promise<PickupPoint | undefined> {
  return (await rowsOf<PickupPoint>(tx, pointById, [market, id]))[0]
}

export async function findAddressPlace(
  tx: Sql,
  market: Market,
  ids: PlaceIds,
): Promise<KnownPlace | undefined> {
  const values = [market, Number(ids.countyId), Number(ids.localityId)]
  const [row] = await rowsOf<RawPlace>(tx, placeByIds, values)
  return (
    row && {
      county: { id: row.county_id, name: row.county },
      locality: row.locality_id === null ? undefined : { id: row.locality_id, name: row.locality },
    }
  )
}

type RawPlace = {
  county_id: string
  county: string
  locality_id: string | null
  locality: string
}

const pointById: Statement = {
  name: 'order-pickup-point',
  text: `
    select p.id, p.name, p.address, p.carrier, p.kind, p.postal_code as "postalCode", p.lat, p.lng,
      l.name as city, l.id::text as "cityId", c.name as county, c.id::text as "countyId"
    from pickup_point p
    join locality l on l.market = p.market and l.id = p.locality_id
    join county c on c.market = l.market and c.id = l.county_id
    where p.market = $1 and p.id = $2 and p.is_open`,
}

const placeByIds: Statement = {
  name: 'order-address',
  text: `
    select c.id::text as county_id, c.name as county, l.id::text as locality_id, l.name as locality
    from county c
    left join locality l on l.market = c.market and l.county_id = c.id and l.id = $3
    where c.market = $1 and c.id = $2`,
}
