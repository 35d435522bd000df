import type { Market } from '#domain/market/market.ts'
import type { Carrier } from './delivery.ts'

/** The courier for home delivery: a carrier, or the courier that staff call if the market has no carrier of its own. */
export type CourierCarrier = Carrier | 'courier'

/** The courier of each market; Greece has no carrier of its own yet. */
export const courierOf: Readonly<Record<Market, CourierCarrier>> = {
  ro: 'sameday',
  bg: 'econt',
  hu: 'gls',
  gr: 'courier',
}
