import { type SQL, sql } from 'drizzle-orm'
import { isCode, type SearchWord } from '#domain/device/search/search-word.ts'

/**
 * Whether a model may match a word: by the beginning of a word or by its year. An unknown word may contain a typo: its
 * first letters or the rest are still right, and ranking determines how close the match is.
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

/** The number of words that occur in a name exactly as typed. */
export function exactness(words: readonly SearchWord[]): SQL {
  const matches = words.map(
    ({ forms, guesses }) =>
      sql`(${sql.join(
        [...forms, ...guesses].map(form => sql`m.search_text || ' ' like ${`% ${form} %`}`),
        sql` or `,
      )})::int`,
  )
  return sql`(${sql.join(matches, sql` + `)})`
}

/** Values as one array of text. */
export function listOf(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}
