import { sql } from 'drizzle-orm'
import type { Place } from '#domain/address/address.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'
import { folded, keyed, mentions } from './folded.ts'

export type NamedPlace = {
  readonly county: Place
  readonly locality: Place & { readonly postalCode: string }
}

type NameSearch = {
  readonly market: Market
  /** The key of a part of the name; '' for all localities. */
  readonly key: string
  /** Names that are also called so. */
  readonly names: readonly string[]
}

/**
 * Localities whose name starts with the key, then those that contain it, then those of a county that starts with it
 * (the districts of a capital); among equals, those with the most open pickup points, which are the largest.
 */
export async function readNamedPlaces(
  db: Db,
  { market, key, names }: NameSearch,
  limit: number,
  offset: number,
): Promise<readonly NamedPlace[]> {
  noteRead('places')
  const called = JSON.stringify(names)
  const rank = sql`case
    when starts_with(${keyed(sql`l.name`)}, ${key}::text) or ${called}::jsonb ? l.name then 1
    when ${mentions(sql`l.name`, key)} then 2
    when starts_with(${keyed(sql`c.name`)}, ${key}::text) or ${called}::jsonb ? c.name then 3 end`
  const { rows } = await db.execute<NamedPlace>(sql`
    select json_build_object('id', found.county_id::text, 'name', found.county) as county,
      json_build_object('id', found.id::text, 'name', found.name, 'postalCode', found.postal_code) as locality
    from (
      select l.id, l.name, l.postal_code, c.id as county_id, c.name as county, ${rank} as rank
      from locality l join county c on c.market = l.market and c.id = l.county_id
      where l.market = ${market}) found
    left join (
      select locality_id, count(*) as points from pickup_point where market = ${market} and is_open
      group by locality_id) served on served.locality_id = found.id
    where found.rank is not null
    order by found.rank, coalesce(served.points, 0) desc, ${folded(sql`found.name`)}, found.id
    limit ${limit} offset ${offset}`)
  return rows
}
