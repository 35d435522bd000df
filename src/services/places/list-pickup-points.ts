import { ownPlaceName } from '#domain/address/place-names.ts'
import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import { type Coordinates, distanceBetween } from '#domain/delivery/distance.ts'
import type { MappedPoint } from '#domain/delivery/pickup-point.ts'
import { type FoundPoints, pointsPerPage } from '#domain/delivery/pickup-search.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { placeKey } from '#domain/field/place-key.ts'
import type { Market } from '#domain/market/market.ts'
import {
  findPlaceCoded,
  findPlaceNamed,
  readMappedPoints,
  searchPoints,
} from '#store/places/search-points.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

export type PickupPointsQuery = {
  readonly market: Market
  readonly carrier?: Carrier
  readonly kind?: PickupKind
  readonly page: number
  readonly q?: string
  /** The customer's location. */
  readonly near?: Coordinates
}

/**
 * A market's open pickup points, twenty per page: those that mention `q`, nearest first if the location is known.
 * For a postal code, or for a locality without a point, the nearest points are returned.
 */
export async function listPickupPoints(ctx: Ctx, query: PickupPointsQuery): Promise<FoundPoints> {
  const { market, carrier, kind, page, near, q = '' } = query
  const typedPlace = await placeTyped(ctx, market, q)
  const search = async (key: string, from: Coordinates | undefined): Promise<FoundPoints> => {
    const filter = { market, carrier, kind, key, from }
    const skipped = (page - 1) * pointsPerPage
    const { items, total } = await searchPoints(ctx.db, filter, pointsPerPage, skipped)
    return {
      items: items.map(point =>
        from ? { ...point, distance: distanceBetween(from, point) } : point,
      ),
      page,
      total,
      hasMore: skipped + items.length < total,
      ...(typedPlace && from === typedPlace ? { around: typedPlace.name } : {}),
    }
  }
  const mentioning = await search(keyOf(market, q), near ?? typedPlace)
  const isMeant = mentioning.total > 0 && !toPostalDigits(market, q)
  return isMeant || !typedPlace ? mentioning : search('', typedPlace)
}

/** Where all open points of a kind are, the localities with most of them first. */
export async function mapPickupPoints(
  ctx: Ctx,
  market: Market,
  carrier: Carrier,
  kind: PickupKind,
): Promise<readonly MappedPoint[]> {
  return readMappedPoints(ctx.db, market, carrier, kind)
}

async function placeTyped(ctx: Ctx, market: Market, q: string) {
  const code = toPostalDigits(market, q)
  if (code !== undefined) return findPlaceCoded(ctx.db, market, code)
  const key = keyOf(market, q)
  return key === '' ? undefined : findPlaceNamed(ctx.db, market, key)
}

function keyOf(market: Market, q: string) {
  return placeKey(ownPlaceName(market, q))
}
