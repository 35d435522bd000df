import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import type { Db } from '../database.ts'
import { contentPage } from '../schema/content.ts'

export type StoredPage = typeof contentPage.$inferSelect

const isPublished = sql`${contentPage.publishedAt} <= now()`

/** The version that was published last; `undefined` for an article that was withdrawn. */
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
      and(
        eq(contentPage.market, market),
        eq(contentPage.kind, kind),
        eq(contentPage.slug, slug),
        isPublished,
      ),
    )
    .orderBy(desc(contentPage.publishedAt))
    .limit(1)
  return row && row.body !== '' ? row : undefined
}

/** Every article of a market in its latest version, newest first. */
export async function listContentPosts(db: Db, market: Market): Promise<readonly StoredPage[]> {
  noteRead('content')
  const newest = db
    .selectDistinctOn([contentPage.slug])
    .from(contentPage)
    .where(and(eq(contentPage.market, market), eq(contentPage.kind, 'post'), isPublished))
    .orderBy(contentPage.slug, desc(contentPage.publishedAt))
    .as('newest')
  return db
    .select()
    .from(newest)
    .where(ne(newest.body, ''))
    .orderBy(sql`${newest.publishedOn} desc nulls last`, newest.slug)
}
