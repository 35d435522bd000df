import type { Market } from '#domain/market/market.ts'

/** The profile fields a member may change. `market` decides the language of emails. */
export type OwnProfile = {
  readonly name: string
  readonly market: Market
  readonly wantsNewsletter: boolean
}
