import { type SQL, sql } from 'drizzle-orm'
import { isCode, type SearchWord } from '#domain/device/search/search-word.ts'

/**
 * Whether a model may answer a word: by its beginning or its year. Of a word never heard of an error is looked past: it
 * leaves the first letters or the others as they should be, and ranking tells how near the two are.
 */
export function mentionsWord({ forms, guesses, isKnown }: SearchWord): SQL {
  const [form = ''] = forms
  const ways = [...forms, ...guesses].map(each => sql`m.search_text like ${`% ${each}%`}`)
  if (/^20[0-3]\d$/.test(form)) ways.push(sql`m.year = ${Number(form)}`)
  const isHeardOf = isKnown || guesses.length > 0 || isCode(form) || form.length < 4
  if (!isHeardOf) {
    ways.push(sql`m.search_text like ${`% ${form.slice(0, 3)}%`}`)
    ways.push(sql`m.search_text like ${`%${form.slice(Math.min(3, form.length - 3))}%`}`)
  }
  return sql`(${sql.join(ways, sql` or `)})`
}

/** How many of the words stand in a name exactly as they are asked for. */
export function exactness(text: readonly SearchWord[]): SQL {
  const each = text.map(
    ({ forms, guesses }) =>
      sql`(${sql.join(
        [...forms, ...guesses].map(form => sql`m.search_text || ' ' like ${`% ${form} %`}`),
        sql` or `,
      )})::int`,
  )
  return sql`(${sql.join(each, sql` + `)})`
}

/** Values as one array of text. */
export function listOf(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}
