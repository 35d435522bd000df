import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

const mostAtOnce = 2_000

/** Merges the rows that writes have added to a facet count into one; returns the number of merged counts. */
export async function foldFacets(db: Db): Promise<number> {
  const { rows } = await db.execute<{ folded: number }>(
    sql`select fold_facets(${mostAtOnce}) + fold_values(${mostAtOnce}) as folded`,
  )
  return rows[0]?.folded ?? 0
}
