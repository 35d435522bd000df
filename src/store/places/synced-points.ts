import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type LocalityRow = {
  readonly id: number
  readonly name: string
  readonly county: string
  readonly postalCode: string
}

export type SyncedPoint = {
  readonly id: string
  readonly kind: PickupKind
  readonly name: string
  readonly address: string
  readonly localityId: number
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
}

export function listPointLocalities(sql: Sql, market: Market): Promise<readonly LocalityRow[]> {
  return rowsOf<LocalityRow>(sql, localities, [market])
}

export async function countOpenPoints(sql: Sql, market: Market, carrier: Carrier): Promise<number> {
  return (await rowsOf<{ count: number }>(sql, openCount, [market, carrier]))[0]?.count ?? 0
}

export function savePoints(
  tx: Sql,
  market: Market,
  carrier: Carrier,
  points: readonly SyncedPoint[],
  at: Date,
) {
  return rowsOf(tx, save, [market, carrier, JSON.stringify(points), at])
}

/** Returns how many open points were not listed any more. */
export async function closeOtherPoints(
  tx: Sql,
  market: Market,
  carrier: Carrier,
  listed: readonly string[],
): Promise<number> {
  return (await rowsOf(tx, closeOthers, [market, carrier, listed])).length
}

const localities: Statement = {
  name: 'synced-localities',
  text: `select l.id, l.name, l.postal_code as "postalCode", c.name as county
    from locality l join county c on c.market = l.market and c.id = l.county_id
    where l.market = $1 order by l.id`,
}

const openCount: Statement = {
  name: 'synced-open-count',
  text: 'select count(*)::int as count from pickup_point where market = $1 and carrier = $2 and is_open',
}

const save: Statement = {
  name: 'synced-save',
  text: `insert into pickup_point (market, id, carrier, kind, name, address, locality_id, postal_code,
      lat, lng, hours, synced_at, is_open)
    select $1, p.id, $2, p.kind, p.name, p.address, p."localityId", p."postalCode", p.lat, p.lng,
      p.hours, $4, true
    from jsonb_to_recordset($3::jsonb) as p (id text, kind text, name text, address text,
      "localityId" int, "postalCode" text, lat float8, lng float8, hours text)
    on conflict (market, id) do update set kind = excluded.kind, name = excluded.name,
      address = excluded.address, locality_id = excluded.locality_id,
      postal_code = excluded.postal_code, lat = excluded.lat, lng = excluded.lng,
      hours = excluded.hours, synced_at = excluded.synced_at, is_open = true
    where pickup_point.carrier = excluded.carrier`,
}

const closeOthers: Statement = {
  name: 'synced-close-others',
  text: `update pickup_point set is_open = false
    where market = $1 and carrier = $2 and is_open and not id = any($3::text[]) returning id`,
}
