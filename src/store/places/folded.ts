import { type SQL, sql } from 'drizzle-orm'
import { greekDiphthongs, placeKey } from '#domain/field/place-key.ts'
import { allLetters } from '#domain/market/letters.ts'

/** Text folded for sorting in SQL: without case, accents and whitespace (Spec 5.6). */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(replace(lower(unaccent(${text})), 'ς', 'σ'), '\\s', '', 'g')`
}

/** The same as `placeKey`, in SQL. */
export function keyed(text: SQL): SQL {
  const latin = replaced.reduce(
    (written, [letters, key]) => sql`replace(${written}, ${quoted(letters)}, ${quoted(key)})`,
    sql`lower(unaccent(${text}))`,
  )
  const single = sql`translate(${latin}, ${quoted(from)}, ${quoted(to)})`
  return sql`regexp_replace(regexp_replace(${single}, '[\\s–.,-]', '', 'g'), '([a-z])\\1', '\\1', 'g')`
}

/** Whether a key occurs in the text. It is not used as a pattern, so % and _ are ordinary characters. */
export function mentions(text: SQL, key: string): SQL {
  return sql`strpos(${keyed(text)}, ${key}::text) > 0`
}

/** Letters of the tables, and the Latin ones that a key spells otherwise. */
const letters = [...Object.keys(allLetters), 'h', 'y', 'w'].map(
  letter => [letter, placeKey(letter)] as const,
)
const replaced = [...greekDiphthongs, ...letters.filter(([, key]) => key.length > 1)]
/** `translate` drops the letters of `from` that are beyond the end of `to`. */
const single = letters
  .filter(([, key]) => key.length <= 1)
  .toSorted(([, one], [, other]) => other.length - one.length)
const from = single.map(([letter]) => letter).join('')
const to = single.map(([, key]) => key).join('')

/** None of them has a quote: they are letters of our own tables. */
function quoted(constant: string): SQL {
  return sql.raw(`'${constant}'`)
}
