import { and, desc, eq, sql } from 'drizzle-orm'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from './cache/reads.ts'
import type { Db } from './database.ts'
import { legalText } from './schema/plumbing.ts'

export type LegalText = typeof legalText.$inferSelect

/** The version in force: the one that was published last. */
export async function findLegalText(
  db: Db,
  market: Market,
  key: LegalText['key'],
): Promise<LegalText | undefined> {
  noteRead('content')
  const [row] = await db
    .select()
    .from(legalText)
    .where(
      and(
        eq(legalText.market, market),
        eq(legalText.key, key),
        sql`${legalText.publishedAt} <= now()`,
      ),
    )
    .orderBy(desc(legalText.publishedAt))
    .limit(1)
  return row
}
