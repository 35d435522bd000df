import type { Market } from '#domain/market/market.ts'

/** How a member hears of the parcels of their orders. What has to be in writing is always an email. */
export const parcelNewsWays = ['email', 'sms', 'both'] as const
export type ParcelNewsWay = (typeof parcelNewsWays)[number]

/** The profile fields a member may change. `market` decides the language of emails. */
export type OwnProfile = {
  readonly name: string
  readonly market: Market
  readonly wantsNewsletter: boolean
  readonly parcelNewsBy: ParcelNewsWay
}

/** Without a way for the news of parcels the chosen one stays: a shop that sends no text messages does not ask. */
export type ProfileChange = Omit<OwnProfile, 'parcelNewsBy'> & {
  readonly parcelNewsBy: ParcelNewsWay | undefined
}
