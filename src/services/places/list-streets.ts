import { placeKey } from '#domain/field/place-key.ts'
import type { Market } from '#domain/market/market.ts'
import { readStreets } from '#store/places/places.ts'
import type { Context } from '../context.ts'
import { inPages } from './in-pages.ts'

type Ctx = Pick<Context, 'db'>

export type StreetsQuery = {
  readonly market: Market
  readonly localityId: number
  readonly page: number
  readonly q?: string
}

/** The streets of a locality; only those that mention `q` if it is given. */
export function listStreets(ctx: Ctx, { market, localityId, page, q = '' }: StreetsQuery) {
  return inPages(page, (limit, offset) =>
    readStreets(ctx.db, { market, localityId, key: placeKey(q) }, limit, offset),
  )
}
