import { sql } from 'drizzle-orm'
import type { SearchedModel } from '#domain/device/search/rank-models.ts'
import type { Search } from '#domain/device/search/read-search.ts'
import { requestedTypes } from '#domain/device/search/request.ts'
import { noteRead } from '../cache/reads.ts'
import { listOf, mentionsWord } from '../catalogue/search-sql.ts'
import type { Db } from '../database.ts'

const maxCandidates = 100

/** Models that a seller may mean, in stock or not, those that match the most words first; the domain ranks them. */
export async function listSoldCandidates(
  db: Db,
  search: Search,
): Promise<readonly SearchedModel[]> {
  const types = requestedTypes(search)
  if (types.length === 0) return []
  noteRead('catalogue')
  const hits = search.words.map(word => sql`${mentionsWord(word)}::int`)
  const matchedWords = hits.length === 0 ? sql`1` : sql.join(hits, sql` + `)
  const { rows } = await db.execute<SearchedModel>(sql`
      select id, brand, "searchText", type, year, 0 as popularity, chip from (
        select m.id, m.brand, m.search_text as "searchText", m.type, m.year,
          coalesce(m.specification ->> 'chip', '') as chip, ${matchedWords} as answered
        from model m where m.type = any(${listOf(types)})
      ) judged
      where answered > 0 order by answered desc, year desc, id limit ${maxCandidates}`)
  return rows
}
