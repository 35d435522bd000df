import { isMarket, type Market } from '#domain/market/market.ts'

/** A document stands at another revision. What it says is read from the database, by who listens. */
export type DocumentChange = {
  readonly userId: string
  readonly market: Market
  readonly revision: number
}

export function writeChange({ userId, market, revision }: DocumentChange): string {
  return `${userId} ${market} ${revision}`
}

/** undefined for what no shop wrote. */
export function readChange(text: string): DocumentChange | undefined {
  const [userId = '', market = '', revision = ''] = text.split(' ')
  return isMarket(market) && /^\d+$/.test(revision)
    ? { userId, market, revision: Number(revision) }
    : undefined
}
