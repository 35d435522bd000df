import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import type { SearchedModel } from '#domain/device/search/rank-models.ts'
import type { Search } from '#domain/device/search/read-search.ts'
import { requestedTypes } from '#domain/device/search/request.ts'
import { isDistinctive } from '#domain/device/search/search-word.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { exactness, listOf, mentionsWord } from './search-sql.ts'

export type FoundModel = SearchedModel & { readonly brandSlug: string }

const mostCandidates = 100

/** Models that may match a search, all in stock in the market; the domain ranks them. */
export async function findCandidates(
  db: Db,
  market: Market,
  search: Search,
): Promise<readonly FoundModel[]> {
  const types = requestedTypes(search)
  if (types.length === 0) return []
  noteRead(...listTags(market, types))
  const found = search.words.length === 0 ? bestKnown(market, types) : byWords(market, search)
  const { rows } = await db.execute<FoundModel>(sql`
      with found as materialized (${found})
      select m.id, m.brand, m.brand_slug as "brandSlug", m.search_text as "searchText", m.type, m.year,
        found.popularity, coalesce(m.specification ->> 'chip', '') as chip
      from found cross join lateral (select * from model where id = found.id limit 1) m`)
  return rows
}

/** Models that match every word; if there are none, those that match some of the distinctive words. */
function byWords(market: Market, search: Search): SQL {
  const all = search.words.map(mentionsWord)
  const distinctive = search.words.filter(isDistinctive)
  const some = (distinctive.length > 0 ? distinctive : search.words).map(mentionsWord)
  const ofTypes = sql`m.type = any(${listOf(requestedTypes(search))})`
  const matchedWords = sql.join(
    all.map(each => sql`(${each})::int`),
    sql` + `,
  )
  const exact = sql`${exactness(search.words)}`
  const strict = inStock(market, sql`${sql.join([ofTypes, ...all], sql` and `)}`, exact)
  const loose = inStock(market, sql.join(some, sql` or `), sql`(${matchedWords}) * 100 + ${exact}`)
  return sql`
    with strict as materialized (${strict})
    select id, popularity from strict
    union all
    select id, popularity from (${loose}) loose where not exists (select from strict)`
}

/** Checks the stock of the best and newest matches until there are enough. */
function inStock(market: Market, condition: SQL, fit: SQL): SQL {
  return sql`
  select m.id, known.popularity
  from (
    select m.id, m.year, ${fit} as fit from model m where ${condition} order by fit desc, m.year desc, m.id
  ) m
  cross join lateral (
    select max(s.popularity) as popularity from on_shelf s where s.market = ${market} and s.model_id = m.id
  ) known
  where known.popularity is not null
  order by m.fit desc, m.year desc, m.id limit ${mostCandidates}`
}

/** A model may have dozens of listings: this many of the most popular ones contain enough models. */
const mostListings = 2_000

/** For a search without words: the most popular listings of each type. */
function bestKnown(market: Market, types: readonly DeviceType[]): SQL {
  return sql`
  select s.model_id as id, max(s.popularity) as popularity
  from unnest(${listOf(types)}) as wanted (type)
  cross join lateral (
    select model_id, popularity from on_shelf where market = ${market} and type = wanted.type
    order by popularity desc nulls last limit ${Math.ceil(mostListings / types.length)}
  ) s
  group by 1 order by 2 desc limit ${mostCandidates}`
}
