import type { Article } from '#domain/content/article.ts'
import type { Market } from '#domain/market/market.ts'
import type { LegalText, LegalTextStore } from '#store/legal-texts.ts'
import { blocksOf } from './blocks-of.ts'

/** The terms or the privacy notice in force in a market; undefined if none has been published. */
export function makeReadLegalText({ legalTexts }: { legalTexts: LegalTextStore }) {
  return async (market: Market, key: LegalText['key']): Promise<Article | undefined> => {
    const text = await legalTexts.current(market, key)
    return text && { title: text.title, version: text.version, blocks: blocksOf(text.body) }
  }
}
