import type { Market } from '#domain/market/market.ts'
import type { Carrier } from './delivery.ts'

/** Who comes to the door: a carrier, or the courier that staff call where the market has no carrier of its own. */
export type CourierCarrier = Carrier | 'courier'

/** Who brings a courier's parcel; Greece has no carrier of its own yet. */
export const courierOf: Readonly<Record<Market, CourierCarrier>> = {
  ro: 'sameday',
  bg: 'econt',
  hu: 'gls',
  gr: 'courier',
}
