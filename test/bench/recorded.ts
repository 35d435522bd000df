import { mkdirSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import type { Database } from '#store/database.ts'

/** A statement as it was sent to the database. */
export type SentStatement = { readonly text: string; readonly values: unknown[] }

/** The statements that `work` sends to the database. */
export async function recorded(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<readonly SentStatement[]> {
  const statements: SentStatement[] = []
  const { query } = pool
  pool.query = ((config: pg.QueryConfig | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    statements.push({
      text,
      values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])),
    })
    return (query as (...args: unknown[]) => unknown).call(pool, config, values)
  }) as typeof query
  await work().finally(() => {
    pool.query = query
  })
  return statements
}

const folder = 'test/bench/plans'

/** Writes the plans of a case to a file, to compare when a query changes: shape and rows, no times. */
export async function savePlans(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  statements: readonly SentStatement[],
): Promise<void> {
  const plans: string[] = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off, buffers off) ${text}`,
      values,
    )
    const lines = rows.map(row => row['QUERY PLAN'])
    plans.push(`${text.replace(/\s+/g, ' ').trim()}\n\n${lines.join('\n')}\n`)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name.replace(/[^a-z0-9]+/gi, '-')}.txt`, plans.join('\n'))
}
