import type { Article } from '#domain/content/article.ts'
import { textInCurrency } from '#domain/content/passages.ts'
import type { Market } from '#domain/market/market.ts'
import { findLegalText, type LegalText } from '#store/legal-texts.ts'
import type { Context } from '../context.ts'
import { blocksOf } from './blocks-of.ts'

type Ctx = Pick<Context, 'db' | 'settings'>

/** The terms or the privacy notice in force in a market; undefined if none has been published. */
export async function readLegalText(
  ctx: Ctx,
  market: Market,
  key: LegalText['key'],
): Promise<Article | undefined> {
  const text = await findLegalText(ctx.db, market, key)
  if (!text) return undefined
  const body = textInCurrency(text.body, ctx.settings.displayOf(market).currency)
  return { title: text.title, version: text.version, blocks: blocksOf(body) }
}
