import type { Market } from '#domain/market/market.ts'
import type { PriceTables } from '#domain/trade-in/price-tables.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type BookVersion = { readonly number: number; readonly tables: PriceTables }

/** What a flawless item is worth, in minor units of the market's currency; 0: it is no longer bought. */
export type BasePrice = { readonly item: string; readonly baseMinor: number }

export type NewVersion = {
  readonly market: Market
  readonly tables: PriceTables
  readonly bases: readonly BasePrice[]
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

export async function findLatestPriceBook(
  sql: Sql,
  market: Market,
): Promise<BookVersion | undefined> {
  noteRead('buyback')
  return (await rowsOf<BookVersion>(sql, latestVersion, [market]))[0]
}

export async function findPriceBook(
  sql: Sql,
  market: Market,
  version: number,
): Promise<BookVersion | undefined> {
  return (await rowsOf<BookVersion>(sql, oneVersion, [market, version]))[0]
}

/** Base prices as of a version; unknown items are left out. */
export async function listBasePrices(
  sql: Sql,
  market: Market,
  version: number,
  items: readonly string[],
): Promise<readonly BasePrice[]> {
  noteRead('buyback')
  return (await rowsOf<RawBase>(sql, basesAtVersion, [market, version, items])).map(
    ({ item, baseMinor }) => ({ item, baseMinor: Number(baseMinor) }),
  )
}

export type BoughtItem = { readonly item: string; readonly modelId: string; readonly model: string }

/** What is bought, as of a version, of the brand and the device type of a model: that model first. */
export function listItemsBesides(
  sql: Sql,
  market: Market,
  version: number,
  modelId: string,
): Promise<readonly BoughtItem[]> {
  return rowsOf<BoughtItem>(sql, itemsBesides, [market, version, modelId])
}

/** Returns the version number; writers of one market run one after the other. */
export async function insertPriceBook(tx: Sql, version: NewVersion): Promise<number> {
  const { market, tables, bases, actor, reason, at } = version
  await rowsOf(tx, lockBook, [market])
  const [row] = await rowsOf<{ number: number }>(tx, writeVersion, [
    market,
    JSON.stringify(tables),
    actor,
    reason,
    at,
    JSON.stringify(bases),
  ])
  if (!row) throw new Error(`no version was written in ${market}`)
  return row.number
}

type RawBase = { item: string; baseMinor: string }

const latestVersion: Statement = {
  name: 'price-book-latest',
  text: `select number, tables from price_book_version where market = $1
    order by number desc limit 1`,
}

const oneVersion: Statement = {
  name: 'price-book-version',
  text: 'select number, tables from price_book_version where market = $1 and number = $2',
}

const basesAtVersion: Statement = {
  name: 'price-book-bases',
  text: `select distinct on (item) item, base_minor as "baseMinor" from price_book_entry
    where market = $1 and since_version <= $2 and item = any($3::text[])
    order by item, since_version desc`,
}

const itemsBesides: Statement = {
  name: 'price-book-items-besides',
  text: `with latest as (
      select distinct on (item) item, split_part(item, '|', 1) as model_id, base_minor from price_book_entry
      where market = $1 and since_version <= $2 order by item, since_version desc
    )
    select latest.item, m.id as "modelId", m.name as model from model declared
    join model m on m.type = declared.type and m.brand = declared.brand
    join latest on latest.model_id = m.id and latest.base_minor > 0
    where declared.id = $3 order by m.id <> $3, m.year desc, m.name, latest.base_minor`,
}

const lockBook: Statement = {
  name: 'price-book-lock',
  text: `select pg_advisory_xact_lock(hashtext('price book ' || $1))`,
}

const writeVersion: Statement = {
  name: 'price-book-write',
  text: `
    with version as (
      insert into price_book_version (market, number, tables, actor, reason, at)
      select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3, $4, $5
      from price_book_version where market = $1
      returning number
    ), entries as (
      insert into price_book_entry (market, item, since_version, base_minor)
      select $1, b.item, version.number, b."baseMinor"
      from version, jsonb_to_recordset($6::jsonb) as b (item text, "baseMinor" bigint)
    )
    select number from version`,
}
