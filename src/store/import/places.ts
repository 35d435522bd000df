import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type CountyRow = { readonly code: string; readonly name: string }

export type LocalityRow = CountyRow & {
  readonly countyId: number
  /** Digits only. */
  readonly postalCode: string
  readonly lat: number | null
  readonly lng: number | null
}

export type StreetRow = {
  readonly localityId: number
  readonly name: string
  /** Digits only. */
  readonly postalCode: string
}

const counties: Statement = {
  name: 'import-counties',
  text: 'select id, name, code from county where market = $1',
}

const localities: Statement = {
  name: 'import-localities',
  text: `select code, name, county_id as "countyId", postal_code as "postalCode", lat, lng from locality
    where market = $1 and code = any($2::text[])`,
}

const namedLocalities: Statement = {
  name: 'import-localities-named',
  text: 'select id, name, county_id as "countyId" from locality where market = $1 order by id',
}

const streets: Statement = {
  name: 'import-streets',
  text: `select locality_id as "localityId", name, postal_code as "postalCode" from street
    where market = $1 and locality_id = any($2::int[])`,
}

/** A county without a code gets that of its name. */
const writeCounties: Statement = {
  name: 'import-counties-write',
  text: `with given as (
      select * from rows from (jsonb_to_recordset($2::jsonb) as (code text, name text)) with ordinality),
    changed as (
      update county c set name = g.name, code = g.code from given g
      where c.market = $1 and (c.code = g.code or (c.code is null and c.name = g.name)) returning g.code)
    insert into county (market, id, name, code)
    select $1, (select coalesce(max(id), 0) from county where market = $1) + row_number() over (order by ordinality), name, code
    from given where code not in (select code from changed)`,
}

const writeLocalities: Statement = {
  name: 'import-localities-write',
  text: `with given as (
      select * from rows from (
        jsonb_to_recordset($2::jsonb) as (code text, name text, "countyId" int, "postalCode" text, lat float8, lng float8)
      ) with ordinality),
    changed as (
      update locality l set name = g.name, county_id = g."countyId", postal_code = g."postalCode",
        lat = coalesce(g.lat, l.lat), lng = coalesce(g.lng, l.lng)
      from given g where l.market = $1 and l.code = g.code returning g.code)
    insert into locality (market, id, county_id, name, postal_code, lat, lng, code)
    select $1, (select coalesce(max(id), 1000) from locality where market = $1) + row_number() over (order by ordinality),
      "countyId", name, "postalCode", lat, lng, code
    from given where code not in (select code from changed)`,
}

const writeStreets: Statement = {
  name: 'import-streets-write',
  text: `insert into street (market, id, locality_id, name, postal_code)
    select $1, (select coalesce(max(id), 100000) from street where market = $1) + row_number() over (order by ordinality),
      "localityId", name, "postalCode"
    from rows from (
      jsonb_to_recordset($2::jsonb) as ("localityId" int, name text, "postalCode" text)
    ) with ordinality`,
}

export function listCounties(sql: Sql, market: Market) {
  return rowsOf<{ id: number; name: string; code: string | null }>(sql, counties, [market])
}

export function listLocalitiesByCode(sql: Sql, market: Market, codes: readonly string[]) {
  return rowsOf<LocalityRow>(sql, localities, [market, codes])
}

/** All localities of a market, to look them up by name. */
export function listLocalityNames(sql: Sql, market: Market) {
  return rowsOf<{ id: number; name: string; countyId: number }>(sql, namedLocalities, [market])
}

export function listStreetsOf(sql: Sql, market: Market, localityIds: readonly number[]) {
  return rowsOf<StreetRow>(sql, streets, [market, localityIds])
}

export async function saveCounties(tx: Sql, market: Market, rows: readonly CountyRow[]) {
  if (rows.length > 0) await rowsOf(tx, writeCounties, [market, JSON.stringify(rows)])
}

export async function saveLocalities(tx: Sql, market: Market, rows: readonly LocalityRow[]) {
  if (rows.length > 0) await rowsOf(tx, writeLocalities, [market, JSON.stringify(rows)])
}

export async function saveStreets(tx: Sql, market: Market, rows: readonly StreetRow[]) {
  if (rows.length > 0) await rowsOf(tx, writeStreets, [market, JSON.stringify(rows)])
}
