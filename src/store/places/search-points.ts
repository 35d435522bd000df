import { type SQL, sql } from 'drizzle-orm'
import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import type { Coordinates } from '#domain/delivery/distance.ts'
import type { MappedPoint, PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'
import { folded, keyed, mentions } from './folded.ts'

export type PointQuery = {
  readonly market: Market
  readonly carrier: Carrier | undefined
  readonly kind: PickupKind | undefined
  /** The key of what a point mentions; '' for all points. */
  readonly key: string
  /** If set, nearest first; otherwise by locality and name. */
  readonly from: Coordinates | undefined
}

type OpenPoint = PickupPoint & { readonly hours: string }

/** A place that a customer typed. */
export type TypedPlace = Coordinates & { readonly name: string }

export async function searchPoints(db: Db, query: PointQuery, limit: number, offset: number) {
  noteRead('places')
  const { rows } = await db.execute<OpenPoint & { readonly total: number }>(sql`
        select p.id, p.carrier, p.kind, p.name, p.address, p.postal_code as "postalCode",
          p.lat, p.lng, p.hours, l.name as city, l.id::text as "cityId",
          c.name as county, c.id::text as "countyId", count(*) over ()::int as total
        from pickup_point p
        join locality l on l.market = p.market and l.id = p.locality_id
        join county c on c.market = l.market and c.id = l.county_id
        where ${sql.join(conditions(query), sql` and `)}
        order by ${query.from ? sql`${chord(query.from)},` : sql``}
          ${folded(sql`l.name`)}, l.id, ${folded(sql`p.name`)}, p.id
        limit ${limit} offset ${offset}`)
  return {
    items: rows.map(({ total: _counted, ...point }): OpenPoint => point),
    total: rows[0]?.total ?? 0,
  }
}

/** All open points of a kind, the localities with most of them first. */
export async function readMappedPoints(
  db: Db,
  market: Market,
  carrier: Carrier,
  kind: PickupKind,
): Promise<readonly MappedPoint[]> {
  noteRead('places')
  const { rows } = await db.execute<MappedPoint>(sql`
    select p.id, p.name, l.name as city, c.name as county, p.lat, p.lng
    from pickup_point p
    join locality l on l.market = p.market and l.id = p.locality_id
    join county c on c.market = l.market and c.id = l.county_id
    where p.market = ${market} and p.is_open and p.carrier = ${carrier} and p.kind = ${kind}
    order by count(*) over (partition by l.id) desc, l.id, p.id`)
  return rows
}

/** The only locality whose name has that key; with two, it is unclear which one is meant. */
export function findPlaceNamed(db: Db, market: Market, key: string) {
  return findTypedPlace(
    db,
    sql`
        select min(name) as name, min(lat) as lat, min(lng) as lng from locality
        where market = ${market} and ${keyed(sql`name`)} = ${key}
        having count(*) = 1 and min(lat) is not null`,
  )
}

export function findPlaceCoded(db: Db, market: Market, code: string) {
  return findTypedPlace(db, nearestByCode(market, code))
}

async function findTypedPlace(db: Db, query: SQL): Promise<TypedPlace | undefined> {
  noteRead('places')
  const { rows } = await db.execute<TypedPlace>(query)
  return rows[0]
}

/** A point, a locality or a street with the postal code, or else the locality with the nearest code. */
function nearestByCode(market: Market, code: string): SQL {
  return sql`
  select l.name, x.lat, x.lng from (
    select locality_id, lat, lng, 0 as rank, 0 as apart from pickup_point
      where market = ${market} and postal_code = ${code} and is_open
    union all
    select id, lat, lng, 1, 0 from locality
      where market = ${market} and postal_code = ${code} and lat is not null
    union all
    select t.id, t.lat, t.lng, 2, 0 from street s
      join locality t on t.market = s.market and t.id = s.locality_id
      where s.market = ${market} and s.postal_code = ${code} and t.lat is not null
    union all
    select id, lat, lng, case when left(postal_code, 3) = left(${code}, 3) then 3 else 4 end,
        abs(postal_code::int - ${code}::int)
      from locality
      where market = ${market} and left(postal_code, 2) = left(${code}, 2) and lat is not null
  ) x join locality l on l.market = ${market} and l.id = x.locality_id
  order by x.rank, x.apart, l.id limit 1`
}

function conditions({ market, carrier, kind, key }: PointQuery): SQL[] {
  return [
    sql`p.market = ${market} and p.is_open`,
    ...(carrier ? [sql`p.carrier = ${carrier}`] : []),
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(key === '' ? [] : [mentions(searched, key)]),
  ]
}

const searched = sql`p.name || '|' || p.address || '|' || p.postal_code || '|' || l.name || '|' || c.name`

/** Grows with the distance: the part of the haversine formula that is enough for sorting. */
function chord({ lat, lng }: Coordinates): SQL {
  return sql`
  (power(sin(radians(p.lat - ${lat}::float8) / 2), 2) + cos(radians(p.lat)) * cos(radians(${lat}::float8))
    * power(sin(radians(p.lng - ${lng}::float8) / 2), 2))`
}
