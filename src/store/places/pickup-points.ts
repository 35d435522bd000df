import { type SQL, sql } from 'drizzle-orm'
import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import { folded, mentions } from './folded.ts'

export type OpenPickupPoint = PickupPoint & { readonly hours: string }

export type PickupPointQuery = {
  readonly market: Market
  readonly carrier: Carrier | undefined
  readonly kind: PickupKind | undefined
  readonly words: string
}

/** orders.md, Providers' contracts: points are kept in our database and searched there. */
export const makePickupPointStore = (db: Db) => ({
  search: async (query: PickupPointQuery, limit: number, offset: number) => {
    const { rows } = await db.execute<OpenPickupPoint>(sql`
      select p.id, p.carrier, p.kind, p.name, p.address, p.postal_code as "postalCode",
        p.lat, p.lng, p.hours, l.name as city, l.id::text as "cityId",
        c.name as county, c.id::text as "countyId"
      from pickup_point p
      join locality l on l.market = p.market and l.id = p.locality_id
      join county c on c.market = l.market and c.id = l.county_id
      where ${sql.join(conditions(query), sql` and `)}
      order by ${folded(sql`l.name`)}, l.id, ${folded(sql`p.name`)}, p.id
      limit ${limit} offset ${offset}`)
    return rows as readonly OpenPickupPoint[]
  },
})

export type PickupPointStore = ReturnType<typeof makePickupPointStore>

const conditions = ({ market, carrier, kind, words }: PickupPointQuery): SQL[] => [
  sql`p.market = ${market}`,
  ...(carrier ? [sql`p.carrier = ${carrier}`] : []),
  ...(kind ? [sql`p.kind = ${kind}`] : []),
  ...(words === '' ? [] : [mentions(searched, words)]),
]

const searched = sql`p.name || '|' || p.address || '|' || p.postal_code || '|' || l.name`
