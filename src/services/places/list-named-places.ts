import { placesAlsoCalled } from '#domain/address/place-names.ts'
import { placeKey } from '#domain/field/place-key.ts'
import type { Market } from '#domain/market/market.ts'
import { readNamedPlaces } from '#store/places/named-places.ts'
import type { Context } from '../context.ts'
import { inPages } from './in-pages.ts'

type Ctx = Pick<Context, 'db'>

export type NamedPlacesQuery = {
  readonly market: Market
  readonly page: number
  readonly q?: string
}

/** Localities by a part of their name, in any alphabet and also by other names ("Bucharest"); all without `q`. */
export function listNamedPlaces(ctx: Ctx, { market, page, q = '' }: NamedPlacesQuery) {
  const search = { market, key: placeKey(q), names: placesAlsoCalled(market, q) }
  return inPages(page, (limit, offset) => readNamedPlaces(ctx.db, search, limit, offset))
}
