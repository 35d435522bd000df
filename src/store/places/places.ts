import { type SQL, sql } from 'drizzle-orm'
import type { Place } from '#domain/address/address.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'
import { folded, mentions } from './folded.ts'

type CodedPlace = Place & { readonly postalCode: string }

export type StreetQuery = {
  readonly market: Market
  readonly localityId: number
  /** The key of a part of the name; '' for all streets. */
  readonly key: string
}

export async function readCounties(db: Db, market: Market): Promise<readonly Place[]> {
  noteRead('places')
  const { rows } = await db.execute<Place>(sql`
        select id::text as id, name from county where market = ${market}
        order by ${folded(sql`name`)}, name, id`)
  return rows
}

export function readLocalities(db: Db, market: Market, countyId: number) {
  return listPlaces(db, sql`locality where market = ${market} and county_id = ${countyId}`)
}

export function readStreets(
  db: Db,
  { market, localityId, key }: StreetQuery,
  limit: number,
  offset: number,
) {
  return listPlaces(
    db,
    sql`street where market = ${market} and locality_id = ${localityId}
          ${key === '' ? sql`` : sql`and ${mentions(sql`name`, key)}`}`,
    sql`limit ${limit} offset ${offset}`,
  )
}

async function listPlaces(db: Db, from: SQL, rest: SQL = sql``): Promise<readonly CodedPlace[]> {
  noteRead('places')
  const { rows } = await db.execute<CodedPlace>(sql`
    select id::text as id, name, postal_code as "postalCode" from ${from}
    order by ${folded(sql`name`)}, name, id ${rest}`)
  return rows
}
