import { and, desc, eq, sql } from 'drizzle-orm'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'
import { contentPage } from '../schema/content.ts'

export type StoredPage = typeof contentPage.$inferSelect

/** The version that was published last. */
export async function findContentPage(
  db: Db,
  market: Market,
  kind: StoredPage['kind'],
  slug: string,
): Promise<StoredPage | undefined> {
  noteRead('content')
  const [row] = await db
    .select()
    .from(contentPage)
    .where(
      and(eq(contentPage.market, market), eq(contentPage.kind, kind), eq(contentPage.slug, slug)),
    )
    .orderBy(desc(contentPage.publishedAt))
    .limit(1)
  return row
}

/** Every article of a market in its latest version, newest first. */
export async function listContentPosts(db: Db, market: Market): Promise<readonly StoredPage[]> {
  noteRead('content')
  const newest = db
    .selectDistinctOn([contentPage.slug])
    .from(contentPage)
    .where(and(eq(contentPage.market, market), eq(contentPage.kind, 'post')))
    .orderBy(contentPage.slug, desc(contentPage.publishedAt))
    .as('newest')
  return db.select().from(newest).orderBy(sql`${newest.publishedOn} desc nulls last`, newest.slug)
}
