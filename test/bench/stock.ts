import type pg from 'pg'
import type { Market } from '#domain/market/market.ts'

/** One listing per connection, with its own units, so that no connection waits for another's stock. */
export type Stall = {
  readonly listingId: string
  readonly productId: string
  readonly unitIds: readonly string[]
}

export async function fillStalls(
  client: pg.Client,
  market: Market,
  count: number,
  unitsEach: number,
): Promise<readonly Stall[]> {
  const { rows } = await client.query<{ id: string; product_id: string }>(selectListings, [
    market,
    count,
  ])
  if (rows.length < count)
    throw new Error(`Only ${rows.length} listings of ${market} are in stock.`)
  const ids = rows.map(row => row.id)
  const added = await client.query<{ id: string; listing_id: string }>(insertUnits, [
    ids,
    unitsEach,
  ])
  await client.query('analyze unit')
  const byListing = Map.groupBy(added.rows, row => row.listing_id)
  return rows.map(({ id, product_id }) => ({
    listingId: id,
    productId: product_id,
    unitIds: (byListing.get(id) ?? []).map(unit => unit.id),
  }))
}

/** Those of the listings that a customer may pay at the locker, which has a limit, with the units that they have. */
export async function listStalls(
  client: pg.Client,
  listingIds: readonly string[],
  most: number,
): Promise<readonly Stall[]> {
  const { rows } = await client.query<Stall>(selectStalls, [listingIds, most])
  return rows
}

const selectStalls = `
  select l.id as "listingId", l.product_id as "productId", array_agg(u.id) as "unitIds"
  from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
  where l.id = any($1::text[]) and l.price_minor < 250000 group by l.id order by count(*), l.id limit $2`

const selectListings = `
  select l.id, l.product_id from listing l
  join product p on p.id = l.product_id join model m on m.id = p.model_id
  where l.market = $1 and l.stock > 0 and m.type = 'SMARTPHONE' order by l.id limit $2`

/** Copies of an existing unit, without an IMEI: the shop looks for stored IMEIs without a digest and works on each. */
const insertUnits = `
  insert into unit (id, listing_id, market, state, serial_sealed, imei_sealed, battery_health,
    acquisition_minor, tax_scheme, received_at)
  select gen_random_uuid(), like_it.listing_id, like_it.market, 'listed', like_it.serial_sealed,
    null, like_it.battery_health, like_it.acquisition_minor, like_it.tax_scheme,
    like_it.received_at
  from (
    select distinct on (listing_id) * from unit
    where listing_id = any($1::text[]) and state = 'listed' order by listing_id, id
  ) like_it cross join generate_series(1, $2::int)
  returning id, listing_id`
