import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import { fold } from '#domain/field/fold.ts'
import type { Market } from '#domain/market/market.ts'
import type { PickupPointStore } from '#store/places/pickup-points.ts'
import { inPages } from './in-pages.ts'

export type PickupPointsWanted = {
  readonly market: Market
  readonly carrier?: Carrier
  readonly kind?: PickupKind
  readonly page: number
  readonly q?: string
}

/** A market's pickup points, those whose name, street, locality or postal code mentions `q` where it is given. */
export const makeListPickupPoints =
  (points: PickupPointStore) =>
  ({ market, carrier, kind, page, q = '' }: PickupPointsWanted) =>
    inPages(page, (limit, offset) =>
      points.search({ market, carrier, kind, words: fold(q) }, limit, offset),
    )
