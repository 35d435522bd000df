import type { ExtraService } from '#domain/cart/line.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'
import { type ListingRow, productColumns, type RawListing, toListing } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/**
 * A listing with its available units. `units` are for sale, the requested ones first; `requestedUnits` are the
 * requested units of the listing, sold or not.
 */
export type ShelfRow = ListingRow & {
  readonly sku: string
  readonly units: readonly string[]
  readonly requestedUnits: readonly string[]
  readonly services: readonly ExtraService[]
  readonly battery: { readonly id: string; readonly price: Money } | undefined
}

export type ShelfQuery = {
  readonly market: Market
  readonly listingIds: readonly string[]
  readonly productIds: readonly string[]
  readonly unitIds: readonly string[]
  /** The maximum number of units to find for one listing. */
  readonly depth: number
}

export async function readShelf(sql: Sql, query: ShelfQuery): Promise<readonly ShelfRow[]> {
  const { market, listingIds, productIds, unitIds, depth } = query
  if (listingIds.length + productIds.length === 0) return []
  noteRead('accessories')
  const [listingId] = listingIds
  const isOfOne = listingId !== undefined && listingIds.length === 1 && productIds.length === 0
  const rows =
    isOfOne && unitIds.length === 0
      ? await rowsOf<RawShelf>(sql, shelfOfOne, [market, depth, listingId])
      : await rowsOf<RawShelf>(sql, shelf, [market, depth, listingIds, productIds, unitIds])
  return rows.map(toShelfRow)
}

type Priced = { readonly minor: number; readonly currency: Currency }

type RawShelf = RawListing & {
  sku: string
  units: string[]
  requested_units: string[]
  services: (Pick<ExtraService, 'key' | 'type'> & Priced)[]
  battery: ({ readonly id: string } & Priced) | null
}

// Requested units are looked up once: per listing they would cost as many lookups as lines times listings. Product and
// model are looked up for each listing: as joins, a plan made without the values reads all products.
const shelfOf = (listings: string, unitIds: string) => `
    with asked as materialized (
      select id, listing_id, state = 'listed' as is_listed from unit where id = any(${unitIds})
    )
    select l.id, l.grade, l.currency, l.price_minor as price, l.new_price_minor as new_price, l.stock,
      p.sku, ${productColumns},
      array(
        select id from (
          select id, 0 as place from asked where listing_id = l.id and is_listed
          union all
          (select u.id, 1 from unit u where u.listing_id = l.id and u.state = 'listed' and u.id <> all(${unitIds}) limit $2)
        ) as found order by place, id limit $2
      ) as units,
      array(select asked.id from asked where asked.listing_id = l.id) as requested_units,
      (
        select coalesce(json_agg(json_build_object(
          'key', s.key, 'type', s.type, 'minor', s.price_minor, 'currency', s.currency
        ) order by s.type, s.key), '[]')
        from extra_service s
        where s.market = l.market and s.device_type = m.type
          and s.from_minor <= l.price_minor and (s.to_minor is null or l.price_minor < s.to_minor)
      ) as services,
      (
        select json_build_object('id', b.id, 'minor', b.price_minor, 'currency', b.currency)
        from battery_offer b where b.market = l.market and b.device_type = m.type
      ) as battery
    from listing l
    cross join lateral (select * from product where id = l.product_id limit 1) p
    cross join lateral (select * from model where id = p.model_id limit 1) m
    where l.market = $1 and ${listings}
    order by l.id`

const shelf: Statement = {
  name: 'shelf',
  text: shelfOf('(l.id = any($3::text[]) or l.product_id = any($4::text[]))', '$5::uuid[]'),
}

/** PostgreSQL plans it once: of lists it would have to guess the length, so it plans them again each time. */
const shelfOfOne: Statement = {
  name: 'shelf-of-one',
  text: shelfOf('l.id = $3::text', `'{}'::uuid[]`),
}

function toShelfRow(row: RawShelf): ShelfRow {
  return {
    ...toListing(row),
    sku: row.sku,
    units: row.units,
    requestedUnits: row.requested_units,
    services: row.services.map(({ key, type, ...price }) => ({ id: key, type, key, price })),
    battery: row.battery ? { id: row.battery.id, price: moneyOf(row.battery) } : undefined,
  }
}

function moneyOf({ minor, currency }: Priced): Money {
  return { minor, currency }
}
