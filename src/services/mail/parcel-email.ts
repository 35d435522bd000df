import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { MailTexts } from './mail-texts.ts'

/** What happened to the parcel of an order. */
export const parcelNews = ['shipped', 'ready', 'delivered'] as const
export type ParcelNews = (typeof parcelNews)[number]

/** `link` opens the order without signing in. */
export type ParcelEmail = {
  readonly market: Market
  readonly number: string
  readonly name: string
  readonly news: ParcelNews
  readonly link: string
  readonly company: Company
  readonly texts: MailTexts
}
