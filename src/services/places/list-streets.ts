import { fold } from '#domain/field/fold.ts'
import type { Market } from '#domain/market/market.ts'
import type { PlaceStore } from '#store/places/places.ts'
import { inPages } from './in-pages.ts'

export type StreetsQuery = {
  readonly market: Market
  readonly localityId: number
  readonly page: number
  readonly q?: string
}

/** The streets of a locality; only those that mention `q` if it is given. */
export function makeListStreets(places: PlaceStore) {
  return ({ market, localityId, page, q = '' }: StreetsQuery) =>
    inPages(page, (limit, offset) =>
      places.streets({ market, localityId, words: fold(q) }, limit, offset),
    )
}
