import type { Market } from '#domain/market/market.ts'
import type { PriceTables } from '#domain/trade-in/price-tables.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What the shop pays for an item in spotless condition; 0: it is not bought any more. Minor units. */
export type StaffBase = {
  readonly item: string
  readonly model: string
  readonly baseMinor: number
  readonly sinceVersion: number
}

export type StaffBookVersion = {
  readonly number: number
  readonly actor: string
  readonly reason: string
  readonly at: Date
  readonly tables: PriceTables
  /** How many base prices it changed. */
  readonly bases: number
}

const bases: Statement = {
  name: 'staff-bases',
  text: `select distinct on (m.brand_slug, m.slug, e.item) e.item, m.brand || ' ' || m.name as model,
      e.base_minor::float8 as "baseMinor", e.since_version as "sinceVersion"
    from price_book_entry e join model m on m.id = split_part(e.item, '|', 1)
    where e.market = $1 and not exists (select from unnest($2::text[]) as word where strpos(m.search_text, word) = 0)
    order by m.brand_slug, m.slug, e.item, e.since_version desc limit $3`,
}

const versions: Statement = {
  name: 'staff-book-versions',
  text: `select v.number, v.actor, v.reason, v.at, v.tables,
      (select count(*) from price_book_entry e where e.market = v.market and e.since_version = v.number)::int as bases
    from price_book_version v where v.market = $1 order by v.number desc limit $2`,
}

/** By the words of the model. */
export function listStaffBases(
  sql: Sql,
  market: Market,
  words: readonly string[],
  limit: number,
): Promise<readonly StaffBase[]> {
  return rowsOf<StaffBase>(sql, bases, [market, words, limit])
}

/** Newest first. */
export function listBookVersions(
  sql: Sql,
  market: Market,
  limit: number,
): Promise<readonly StaffBookVersion[]> {
  return rowsOf<StaffBookVersion>(sql, versions, [market, limit])
}
