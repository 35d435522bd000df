import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { productColumns, type RawListing, type RawPriced } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Which listings of a market; `undefined` for any. `words` are folded and all have to be found in the model's name. */
export type PriceFilter = {
  readonly market: Market
  readonly type: DeviceType | undefined
  readonly grade: Grade | undefined
  readonly words: readonly string[]
  readonly isInStock: boolean
}

/** A listing as staff see it: also what its devices in stock cost the shop on average. */
export type RawStaffListing = RawListing & { readonly cost: number | null }

export type StoredPriceChange = {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly reason: string
  readonly request: Readonly<Record<string, string>>
  readonly count: number
  readonly currency: Currency
  readonly undoes: number | null
}

export type PriceLine = {
  readonly listingId: string
  readonly beforeMinor: number
  readonly afterMinor: number
}

export type NewPriceChange = Omit<StoredPriceChange, 'id' | 'count'> & {
  readonly market: Market
  readonly lines: readonly PriceLine[]
}

const columns = `l.id, l.grade, l.currency, l.price_minor as price, l.new_price_minor as new_price, l.stock, ${productColumns}`

const from = `from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
  where l.market = $1 and ($2::text is null or m.type = $2) and ($3::text is null or l.grade = $3)
    and (not $4::boolean or l.stock > 0)
    and not exists (select from unnest($5::text[]) as word where strpos(m.search_text, word) = 0)`

/** Averages what the devices of a listing in stock cost. */
const cost = `(select avg(u.acquisition_minor)::float8 from unit u where u.listing_id = l.id and u.state = 'listed')`

const page: Statement = {
  name: 'staff-listings',
  text: `select ${columns}, ${cost} as cost ${from}
      and ($6::text is null or (m.brand_slug, m.slug, l.id) > (
        select lm.brand_slug, lm.slug, ll.id from listing ll
        join product lp on lp.id = ll.product_id join model lm on lm.id = lp.model_id where ll.id = $6))
    order by m.brand_slug, m.slug, l.id limit $7`,
}

const matching: Statement = {
  name: 'staff-listings-to-change',
  text: `select ${columns}, null::float8 as cost ${from} order by m.brand_slug, m.slug, l.id limit $6`,
}

const lockMatching: Statement = {
  name: 'staff-listings-locked',
  text: `select ${columns}, null::float8 as cost ${from} order by l.id limit $6 for no key update of l`,
}

const one: Statement = {
  name: 'staff-listing',
  text: `select ${columns}, ${cost} as cost, (
      select coalesce(json_agg(json_build_array(extract(epoch from h.since) * 1000, h.price_minor) order by h.since), '[]')
      from price_history h where h.listing_id = l.id) as prices
    from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
    where l.id = $1 and l.market = any($2::text[])`,
}

const marketOne: Statement = {
  name: 'staff-listing-market',
  text: 'select market from listing where id = $1',
}

const addChange: Statement = {
  name: 'price-change-add',
  text: `with added as (
      insert into price_change (market, currency, at, actor, reason, request, count, undoes)
      values ($1, $2, $3, $4, $5, $6, jsonb_array_length($8::jsonb), $7) returning id
    )
    insert into price_change_line (change_id, listing_id, before_minor, after_minor)
    select added.id, l."listingId", l."beforeMinor", l."afterMinor"
    from added, jsonb_to_recordset($8::jsonb) as l ("listingId" text, "beforeMinor" bigint, "afterMinor" bigint)`,
}

const changeColumns =
  'id::float8 as id, at, actor, reason, request, count, currency, undoes::float8 as undoes'

const newest: Statement = {
  name: 'price-changes',
  text: `select ${changeColumns} from price_change where market = $1 order by id desc limit $2`,
}

const changeById: Statement = {
  name: 'price-change',
  text: `select ${changeColumns} from price_change where market = $1 and id = $2`,
}

/** With the prices that its listings have now, which are locked. */
const lockLines: Statement = {
  name: 'price-change-lines',
  text: `select c.listing_id as "listingId", c.before_minor::float8 as "beforeMinor", c.after_minor::float8 as "afterMinor",
      l.price_minor::float8 as "nowMinor", l.new_price_minor::float8 as "newPriceMinor", l.currency
    from price_change_line c join listing l on l.id = c.listing_id
    where c.change_id = $1 order by l.id for no key update of l`,
}

function valuesOf({ market, type, grade, isInStock, words }: PriceFilter) {
  return [market, type ?? null, grade ?? null, isInStock, words]
}

/** By brand and model. `after` is the id of a listing. */
export function listStaffListings(
  sql: Sql,
  filter: PriceFilter,
  after: string | undefined,
  limit: number,
): Promise<readonly RawStaffListing[]> {
  return rowsOf<RawStaffListing>(sql, page, [...valuesOf(filter), after ?? null, limit])
}

export function findMatchingListings(sql: Sql, filter: PriceFilter, limit: number) {
  return rowsOf<RawStaffListing>(sql, matching, [...valuesOf(filter), limit])
}

/** The same, locked until the transaction ends, in the order in which orders lock them. */
export function lockMatchingListings(tx: Sql, filter: PriceFilter, limit: number) {
  return rowsOf<RawStaffListing>(tx, lockMatching, [...valuesOf(filter), limit])
}

/** With its prices, oldest first; of these markets only. */
export async function findStaffListing(sql: Sql, id: string, markets: readonly Market[]) {
  return (await rowsOf<RawStaffListing & RawPriced>(sql, one, [id, markets]))[0]
}

export async function findListingMarket(sql: Sql, id: string): Promise<Market | undefined> {
  return (await rowsOf<{ market: Market }>(sql, marketOne, [id]))[0]?.market
}

export function insertPriceChange(tx: Sql, change: NewPriceChange) {
  const { market, currency, at, actor, reason, request, undoes, lines } = change
  return rowsOf(tx, addChange, [
    market,
    currency,
    at,
    actor,
    reason,
    JSON.stringify(request),
    undoes,
    JSON.stringify(lines),
  ])
}

/** Newest first. */
export function listPriceChanges(sql: Sql, market: Market, limit: number) {
  return rowsOf<StoredPriceChange>(sql, newest, [market, limit])
}

export async function findPriceChange(sql: Sql, market: Market, id: number) {
  return (await rowsOf<StoredPriceChange>(sql, changeById, [market, id]))[0]
}

export function lockPriceLines(tx: Sql, changeId: number) {
  return rowsOf<
    PriceLine & {
      readonly nowMinor: number
      readonly newPriceMinor: number | null
      readonly currency: Currency
    }
  >(tx, lockLines, [changeId])
}
