import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What staff write: pages, articles of the blog, and the legal texts. */
export const contentKinds = ['page', 'post', 'legal'] as const
export type ContentKind = (typeof contentKinds)[number]

/** One version of a text. */
export type ContentVersion = {
  readonly version: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly tags: readonly string[]
  /** For articles: their date. */
  readonly publishedOn: Day | null
  readonly publishedAt: Date
}

/** A text as a list shows it: what readers see now, and what they will see. */
export type ListedContent = {
  readonly kind: ContentKind
  readonly slug: string
  readonly title: string
  readonly version: string
  readonly publishedAt: Date
  /** A withdrawn article has no text. */
  readonly isWithdrawn: boolean
  readonly comingAt: Date | null
}

const everyText = `
  select kind, slug, version, title, description, body, tags, published_on::text as "publishedOn", published_at from content_page
  where market = $1
  union all select 'legal', key, version, title, '', body, '{}', null, published_at from legal_text where market = $1`

const list: Statement = {
  name: 'staff-contents',
  text: `select distinct on (kind, slug) kind, slug, title, version, published_at as "publishedAt", body = '' as "isWithdrawn",
      (select min(later.published_at) from (${everyText}) later
        where later.kind = each.kind and later.slug = each.slug and later.published_at > now()) as "comingAt"
    from (${everyText}) each order by kind, slug, published_at > now(), published_at desc`,
}

const versions: Statement = {
  name: 'staff-content-versions',
  text: `select version, title, description, body, tags, "publishedOn", published_at as "publishedAt" from (${everyText}) each
    where kind = $2 and slug = $3 order by published_at desc, version desc limit 50`,
}

const addPage: Statement = {
  name: 'staff-content-add',
  text: `insert into content_page (market, kind, slug, version, title, description, body, tags, published_on, published_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}

const addLegal: Statement = {
  name: 'staff-legal-add',
  text: `insert into legal_text (market, key, version, title, body, published_at) values ($1, $2, $3, $4, $5, $6)`,
}

/** A text whose time has come changes what is shown, without a write to its table. */
const noteDue: Statement = {
  name: 'content-note-due',
  text: `insert into cache_change (tags) select '{content}'::text[] where exists (
      select from content_page where published_at > $1 and published_at <= $2
      union all select from legal_text where published_at > $1 and published_at <= $2)
    returning 1 as noted`,
}

export function listContents(sql: Sql, market: Market): Promise<readonly ListedContent[]> {
  return rowsOf<ListedContent>(sql, list, [market])
}

/** Newest first, those to come included. */
export function listContentVersions(
  sql: Sql,
  market: Market,
  kind: ContentKind,
  slug: string,
): Promise<readonly ContentVersion[]> {
  return rowsOf<ContentVersion>(sql, versions, [market, kind, slug])
}

export function insertContentVersion(
  tx: Sql,
  market: Market,
  kind: ContentKind,
  slug: string,
  { version, title, description, body, tags, publishedOn, publishedAt }: ContentVersion,
) {
  return kind === 'legal'
    ? rowsOf(tx, addLegal, [market, slug, version, title, body, publishedAt])
    : rowsOf(tx, addPage, [
        market,
        kind,
        slug,
        version,
        title,
        description,
        body,
        tags,
        publishedOn,
        publishedAt,
      ])
}

/** Forgets stored pages if a text was due to be published in this time; returns whether one was. */
export async function noteDueContent(sql: Sql, since: Date, until: Date): Promise<boolean> {
  return (await rowsOf(sql, noteDue, [since, until])).length > 0
}
