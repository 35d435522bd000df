import { type SQL, sql } from 'drizzle-orm'

/** Spec 5.6 in SQL: text as it is compared in searches, without case, accents and whitespace. */
export const folded = (text: SQL): SQL =>
  sql`regexp_replace(replace(lower(unaccent(${text})), 'ς', 'σ'), '\\s', '', 'g')`

/** Whether the words occur in the text. No pattern is built of them, so % and _ are letters like any other. */
export const mentions = (text: SQL, words: string): SQL =>
  sql`strpos(${folded(text)}, ${folded(sql`${words}::text`)}) > 0`
