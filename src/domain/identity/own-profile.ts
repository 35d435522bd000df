import type { Market } from '#domain/market/market.ts'

/** What a member may change of themselves. `market` decides the language of letters. */
export type OwnProfile = {
  readonly name: string
  readonly market: Market
  readonly wantsNewsletter: boolean
}
