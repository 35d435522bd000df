import { type SQL, sql } from 'drizzle-orm'

/** Spec 5.6 in SQL: text as it is compared in searches, without case, accents and whitespace. */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(replace(lower(unaccent(${text})), 'ς', 'σ'), '\\s', '', 'g')`
}

/** Whether the words occur in the text. No pattern is built of them, so % and _ are letters like any other. */
export function mentions(text: SQL, label: string): SQL {
  return sql`strpos(${folded(text)}, ${folded(sql`${label}::text`)}) > 0`
}
