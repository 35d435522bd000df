import { type SQL, sql } from 'drizzle-orm'
import type { PostalPlace } from '#domain/address/postal-place.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'

/** The localities that have the code themselves, or in which a street or an open pickup point has it. */
export function readPlacesOfCode(db: Db, market: Market, code: string) {
  return readPlaces(
    db,
    market,
    sql`l.id in (
      select id from locality where market = ${market} and postal_code = ${code}
      union select locality_id from street where market = ${market} and postal_code = ${code}
      union select locality_id from pickup_point
        where market = ${market} and postal_code = ${code} and is_open)`,
  )
}

/** The localities whose own code starts with these digits. */
export function readCodedPlaces(db: Db, market: Market, digits: string) {
  return readPlaces(db, market, sql`starts_with(l.postal_code, ${digits})`)
}

/** The counties with a locality whose code starts with these digits. */
export async function readCodedCounties(
  db: Db,
  market: Market,
  digits: string,
): Promise<readonly PostalPlace[]> {
  noteRead('places')
  const { rows } = await db.execute<PostalPlace>(sql`
    select json_build_object('id', c.id::text, 'name', c.name) as county from county c
    where c.market = ${market} and exists (select from locality l where l.market = c.market
      and l.county_id = c.id and starts_with(l.postal_code, ${digits}))
    order by c.id`)
  return rows
}

async function readPlaces(db: Db, market: Market, where: SQL): Promise<readonly PostalPlace[]> {
  noteRead('places')
  const { rows } = await db.execute<PostalPlace>(sql`
    select json_build_object('id', c.id::text, 'name', c.name) as county,
      json_build_object('id', l.id::text, 'name', l.name) as locality
    from locality l join county c on c.market = l.market and c.id = l.county_id
    where l.market = ${market} and ${where} order by l.id`)
  return rows
}
