import type { Block } from '#domain/content/article.ts'
import { type ContentPage, minutesToRead, type PostSummary } from '#domain/content/content-page.ts'
import { textInCurrency } from '#domain/content/passages.ts'
import type { Market } from '#domain/market/market.ts'
import { findContentPage, listContentPosts, type StoredPage } from '#store/content/content-pages.ts'
import type { Context } from '../context.ts'
import { blocksOf } from './blocks-of.ts'

type Ctx = Pick<Context, 'db' | 'settings'>

/** A page of text, and its metadata for search engines. */
export type TextPage = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}

export type Post = PostSummary & { readonly blocks: readonly Block[] }

/** The text of a page in a market; undefined if it has none. */
export async function readTextPage(
  ctx: Ctx,
  market: Market,
  page: ContentPage,
): Promise<TextPage | undefined> {
  const stored = await findContentPage(ctx.db, market, 'page', page)
  if (!stored) return undefined
  const { title, description, body } = inCurrency(ctx, stored)
  return { title, description, blocks: blocksOf(body) }
}

/** The articles of a market's blog, newest first. */
export async function listPosts(ctx: Ctx, market: Market): Promise<readonly PostSummary[]> {
  return (await listContentPosts(ctx.db, market)).map(each => summaryOf(inCurrency(ctx, each)))
}

export async function readPost(ctx: Ctx, market: Market, slug: string): Promise<Post | undefined> {
  const stored = await findContentPage(ctx.db, market, 'post', slug)
  if (!stored) return undefined
  const post = inCurrency(ctx, stored)
  return { ...summaryOf(post), blocks: blocksOf(post.body) }
}

/** A text with the passages of its market's currency. */
function inCurrency(ctx: Ctx, stored: StoredPage): StoredPage {
  const { currency } = ctx.settings.displayOf(stored.market)
  const textOf = (text: string) => textInCurrency(text, currency)
  const { title, description, body } = stored
  return {
    ...stored,
    title: textOf(title),
    description: textOf(description),
    body: textOf(body),
  }
}

function summaryOf(stored: StoredPage): PostSummary {
  return {
    slug: stored.slug,
    title: stored.title,
    description: stored.description,
    publishedOn: stored.publishedOn ?? '',
    tags: stored.tags,
    minutes: minutesToRead(stored.body),
  }
}
