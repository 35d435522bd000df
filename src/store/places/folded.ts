import { type SQL, sql } from 'drizzle-orm'

/** Text folded for search in SQL: without case, accents and whitespace (Spec 5.6). */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(replace(lower(unaccent(${text})), 'ς', 'σ'), '\\s', '', 'g')`
}

/** Whether the words occur in the text. They are not used as a pattern, so % and _ are ordinary characters. */
export function mentions(text: SQL, words: string): SQL {
  return sql`strpos(${folded(text)}, ${folded(sql`${words}::text`)}) > 0`
}
