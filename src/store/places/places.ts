import { type SQL, sql } from 'drizzle-orm'
import type { Place } from '#domain/address/address.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import { folded, mentions } from './folded.ts'

type CodedPlace = Place & { readonly postalCode: string }

export type StreetQuery = {
  readonly market: Market
  readonly localityId: number
  readonly words: string
}

/** Counties, localities and streets in alphabetical order, ignoring accents. */
export function makePlaceStore(db: Db) {
  const places = async (from: SQL, rest: SQL = sql``): Promise<readonly CodedPlace[]> => {
    const { rows } = await db.execute<CodedPlace>(sql`
      select id::text as id, name, postal_code as "postalCode" from ${from}
      order by ${folded(sql`name`)}, name, id ${rest}`)
    return rows
  }
  return {
    counties: async (market: Market): Promise<readonly Place[]> => {
      const { rows } = await db.execute<Place>(sql`
        select id::text as id, name from county where market = ${market}
        order by ${folded(sql`name`)}, name, id`)
      return rows
    },

    localities: (market: Market, countyId: number) =>
      places(sql`locality where market = ${market} and county_id = ${countyId}`),

    streets: ({ market, localityId, words: text }: StreetQuery, limit: number, offset: number) =>
      places(
        sql`street where market = ${market} and locality_id = ${localityId}
          ${text === '' ? sql`` : sql`and ${mentions(sql`name`, text)}`}`,
        sql`limit ${limit} offset ${offset}`,
      ),
  }
}

export type PlaceStore = ReturnType<typeof makePlaceStore>
