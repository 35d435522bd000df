import { isMarket, type Market } from '#domain/market/market.ts'

/** A document has a new revision. Subscribers read its content from the database. */
export type DocumentChange = {
  readonly userId: string
  readonly market: Market
  readonly revision: number
}

export function writeChange({ userId, market, revision }: DocumentChange): string {
  return `${userId} ${market} ${revision}`
}

/** undefined if the text was not written by the shop. */
export function readChange(text: string): DocumentChange | undefined {
  const [userId = '', market = '', revision = ''] = text.split(' ')
  return isMarket(market) && /^\d+$/.test(revision)
    ? { userId, market, revision: Number(revision) }
    : undefined
}
