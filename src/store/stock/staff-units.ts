import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { SparePart } from '#domain/device/grading.ts'
import type { UnitState, WorkKind } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { productColumns, type RawProduct } from '../catalogue/rows.ts'
import { inPageOrder, pageIds } from '../staff/page-ids.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A device as staff see it. Minor units; `workMinor` is what was spent on it since it came. */
export type StaffUnit = {
  readonly id: string
  readonly market: Market
  readonly state: UnitState
  /** Of its listing, or of the trade-in in which it was bought. */
  readonly title: string
  /** Of its model; null if that is not known. */
  readonly type: DeviceType | null
  readonly grade: Grade | null
  readonly shelf: string | null
  readonly batteryHealth: number | null
  readonly acquisitionMinor: number
  readonly workMinor: number
  readonly priceMinor: number | null
  readonly currency: Currency | null
  readonly taxScheme: 'margin' | 'vat'
  readonly receivedAt: Date
  readonly listingId: string | null
  readonly tradeInNumber: string | null
  /** Its IMEI, or else its serial number, encrypted. */
  readonly numberSealed: string
}

export type UnitWork = {
  readonly at: Date
  readonly actor: string
  readonly kind: WorkKind
  readonly part: SparePart | null
  readonly text: string
  readonly costMinor: number
}

export type UnitStep = {
  readonly to: UnitState
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** A product in a grade: where a device can be listed. `listingId` null: nothing of it was sold in the market yet. */
export type ListingChoice = RawProduct & {
  readonly grade: Grade
  readonly listingId: string | null
  readonly priceMinor: number | null
}

/** What a unit u is, by its model m and product p; else what `fallback` says. The same in every language. */
export function unitTitle(fallback: string): string {
  return `coalesce(m.brand || ' ' || m.name || coalesce(', ' || p.storage, '') || coalesce(', ' || (p.color ->> 'name'), ''), ${fallback}, '')`
}

const columns = `u.id, u.market, u.state, u.shelf, u.battery_health as "batteryHealth",
  coalesce(m.type, s.device_type) as type,
  ${unitTitle('s.title')} as title,
  l.grade, u.acquisition_minor::float8 as "acquisitionMinor", l.price_minor::float8 as "priceMinor", l.currency,
  u.tax_scheme as "taxScheme", u.received_at as "receivedAt", u.listing_id as "listingId", s.number as "tradeInNumber",
  coalesce(u.imei_sealed, u.serial_sealed) as "numberSealed",
  coalesce((select sum(w.cost_minor) from unit_work w where w.unit_id = u.id), 0)::float8 as "workMinor"`

const joins = `left join listing l on l.id = u.listing_id left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id left join sale s on s.id = u.sale_id`
const from = `from unit u ${joins}`

const list: Statement = {
  name: 'staff-units',
  text: `select ${columns}
    from ${pageIds({ table: 'unit', at: 'received_at', after: 'unit last where last.id = $2::uuid', first: 'oldest', by: ['market', 'state'] })}
    join unit u on u.id = page.id ${joins} ${inPageOrder('oldest')}`,
}

const one: Statement = {
  name: 'staff-unit',
  text: `select ${columns} ${from} where u.id = $1::uuid`,
}

const lockIt: Statement = {
  name: 'staff-unit-lock',
  text: 'select state, market from unit where id = $1::uuid for no key update',
}

const byHashes: Statement = {
  name: 'staff-units-by-hash',
  text: `select ${columns}, u.serial_hash as "serialHash", u.imei_hash as "imeiHash" ${from}
    where u.serial_hash = any($1::text[]) or u.imei_hash = any($1::text[])`,
}

const onShelf: Statement = {
  name: 'staff-units-on-shelf',
  text: `select ${columns} ${from} where u.market = $1 and u.shelf = $2 and u.state = any($3::text[]) order by u.id`,
}

const work: Statement = {
  name: 'staff-unit-work',
  text: `select at, actor, kind, part, text, cost_minor::float8 as "costMinor" from unit_work where unit_id = $1::uuid
    order by at, id`,
}

const addWork: Statement = {
  name: 'staff-unit-work-add',
  text: `insert into unit_work (id, unit_id, at, actor, kind, part, text, cost_minor)
    values (gen_random_uuid(), $1::uuid, $2, $3, $4, $5, $6, $7)`,
}

const history: Statement = {
  name: 'staff-unit-history',
  text: `select 'unit' as subject, from_state as "from", to_state as "to", actor, reason, at from unit_history
    where unit_id = $1::uuid order by at, id`,
}

/** The listing is locked before its device, as everywhere. */
const lockOne: Statement = {
  name: 'staff-unit-listing-lock',
  text: 'select id from listing where id = $1 and market = $2 for no key update',
}

const step: Statement = {
  name: 'staff-unit-step',
  text: `with stepped as (
      update unit set state = $3, listing_id = coalesce($4, listing_id) where id = $1::uuid and state = $2 returning id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, $5, $6, $7 from stepped returning id`,
}

const shelve: Statement = {
  name: 'staff-unit-shelve',
  text: 'update unit set shelf = $2 where id = $1::uuid',
}

const shelveSeveral: Statement = {
  name: 'staff-units-shelve',
  text: `update unit set shelf = $3 where id = any($1::uuid[]) and state = any($2::text[]) returning id`,
}

const choices: Statement = {
  name: 'staff-listing-choices',
  text: `select ${productColumns}, g.grade, l.id as "listingId", l.price_minor::float8 as "priceMinor"
    from product p join model m on m.id = p.model_id
    cross join (values ('very-good'), ('good')) as g (grade)
    left join listing l on l.product_id = p.id and l.grade = g.grade and l.market = $1
    where not exists (select from unnest($2::text[]) as word where strpos(m.search_text, word) = 0)
      and ($4::text is null or p.id = $4)
    order by m.brand_slug, m.slug, p.id, g.grade limit $3`,
}

const createListing: Statement = {
  name: 'staff-listing-create',
  text: `with added as (
      insert into listing (id, market, product_id, grade, currency, price_minor, listed_at)
      values ($1 || '-' || $2 || '-' || $3, $1, $2, $3, $4, $5, $6) returning id
    )
    insert into price_history (listing_id, since, price_minor) select id, $6, $5 from added returning listing_id as id`,
}

/** The longest in the shop first. `after` is the id of a unit. */
export function listStaffUnits(
  sql: Sql,
  filter: {
    readonly markets: readonly Market[]
    readonly states: readonly UnitState[]
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<readonly StaffUnit[]> {
  const { markets, states, after, limit } = filter
  return rowsOf<StaffUnit>(sql, list, [markets, after ?? null, limit, states])
}

export async function findStaffUnit(sql: Sql, id: string): Promise<StaffUnit | undefined> {
  return (await rowsOf<StaffUnit>(sql, one, [id]))[0]
}

export async function lockUnit(
  tx: Sql,
  id: string,
): Promise<Pick<StaffUnit, 'state' | 'market'> | undefined> {
  return (await rowsOf<Pick<StaffUnit, 'state' | 'market'>>(tx, lockIt, [id]))[0]
}

export type HashedUnit = StaffUnit & {
  readonly serialHash: string | null
  readonly imeiHash: string | null
}

/** By the keyed digests of serial numbers and IMEIs. */
export function findUnitsByHash(sql: Sql, hashes: readonly string[]) {
  return rowsOf<HashedUnit>(sql, byHashes, [hashes])
}

export function listUnitsOnShelf(
  sql: Sql,
  market: Market,
  shelf: string,
  states: readonly UnitState[],
): Promise<readonly StaffUnit[]> {
  return rowsOf<StaffUnit>(sql, onShelf, [market, shelf, states])
}

/** Oldest first. */
export function listUnitWork(sql: Sql, id: string): Promise<readonly UnitWork[]> {
  return rowsOf<UnitWork>(sql, work, [id])
}

export function insertUnitWork(sql: Sql, id: string, each: UnitWork) {
  const { at, actor, kind, part, text, costMinor } = each
  return rowsOf(sql, addWork, [id, at, actor, kind, part, text, costMinor])
}

/** Oldest first. */
export function listUnitHistory(sql: Sql, id: string) {
  return rowsOf<{
    subject: string
    from: string | null
    to: string
    actor: string
    reason: string
    at: Date
  }>(sql, history, [id])
}

/** `false` if the market has no such listing. */
export async function lockListing(tx: Sql, listingId: string, market: Market): Promise<boolean> {
  return (await rowsOf(tx, lockOne, [listingId, market])).length > 0
}

/** `false` if the unit is in another state by now, such as held for an order. */
export async function insertUnitStep(
  tx: Sql,
  { id, state }: Pick<StaffUnit, 'id' | 'state'>,
  { to, actor, reason, at }: UnitStep,
  listingId?: string,
): Promise<boolean> {
  const values = [id, state, to, listingId ?? null, actor, reason, at]
  return (await rowsOf(tx, step, values)).length > 0
}

export function updateShelf(sql: Sql, id: string, shelf: string | undefined) {
  return rowsOf(sql, shelve, [id, shelf ?? null])
}

/** Of these devices those in one of the states; returns their ids. */
export async function updateShelves(
  sql: Sql,
  ids: readonly string[],
  states: readonly UnitState[],
  shelf: string,
): Promise<readonly string[]> {
  const placed = await rowsOf<{ id: string }>(sql, shelveSeveral, [ids, states, shelf])
  return placed.map(({ id }) => id)
}

/** By the words of the model. */
export function findListingChoices(
  sql: Sql,
  market: Market,
  words: readonly string[],
  limit: number,
): Promise<readonly ListingChoice[]> {
  return rowsOf<ListingChoice>(sql, choices, [market, words, limit, null])
}

/** `undefined` if there is no such product. */
export async function findListingChoice(
  sql: Sql,
  market: Market,
  productId: string,
  grade: Grade,
): Promise<ListingChoice | undefined> {
  const found = await rowsOf<ListingChoice>(sql, choices, [market, [], 2, productId])
  return found.find(each => each.grade === grade)
}

export type NewListing = {
  readonly market: Market
  readonly productId: string
  readonly grade: Grade
  readonly currency: Currency
  readonly priceMinor: number
  readonly at: Date
}

/** The first listing of a product in a grade in a market; returns its id. */
export async function insertListing(tx: Sql, listing: NewListing): Promise<string> {
  const { market, productId, grade, currency, priceMinor, at } = listing
  const values = [market, productId, grade, currency, priceMinor, at]
  const [added] = await rowsOf<{ id: string }>(tx, createListing, values)
  if (!added) throw new Error('no listing was added')
  return added.id
}
