import { fold } from '#domain/field/fold.ts'
import type { Market } from '#domain/market/market.ts'
import { readStreets } from '#store/places/places.ts'
import type { Context } from '../context.ts'

/** Long lists have 100 items per page (Spec 4.8). */
const pageSize = 100

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
    readStreets(ctx.db, { market, localityId, text: fold(q) }, limit, offset),
  )
}

/** One page of a long list; `hasMore` tells whether there is a next one. */
type PageOf<Item> = {
  readonly items: readonly Item[]
  readonly page: number
  readonly hasMore: boolean
}

/** Reads a page and one more item, to find out whether there is a next page. */
async function inPages<Item>(
  page: number,
  read: (limit: number, offset: number) => Promise<readonly Item[]>,
): Promise<PageOf<Item>> {
  const items = await read(pageSize + 1, (page - 1) * pageSize)
  return { items: items.slice(0, pageSize), page, hasMore: items.length > pageSize }
}
