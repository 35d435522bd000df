import type { AccessoryCard } from '#domain/device/accessory-listing.ts'
import { fitsModel } from '#domain/device/fits.ts'
import type { Search } from '#domain/device/search/read-search.ts'
import type { Market } from '#domain/market/market.ts'
import { listAccessoryPage } from '#store/catalogue/accessories.ts'
import type { FoundModel } from '#store/catalogue/search-candidates.ts'
import type { Context } from '../context.ts'
import { toAccessoryCard } from './browse-accessories.ts'

type Ctx = Pick<Context, 'sql'>

/** More than a market sells of one type. */
const mostOfTypes = 500

/**
 * The accessories that a search names by type, or any if it names only their category: those that fit the first model
 * found, made for the fewest models first; none if the search names a device that nothing fits.
 */
export async function searchAccessories(
  ctx: Ctx,
  market: Market,
  { accessories, categories, words }: Pick<Search, 'accessories' | 'categories' | 'words'>,
  [model]: readonly FoundModel[],
): Promise<readonly AccessoryCard[]> {
  if (!categories.includes('accessories')) return []
  const isOfDevice = words.length > 0
  if (isOfDevice && !model) return []
  const filters = { ...(accessories.length > 0 && { type: accessories }), price: {} }
  const offered = await listAccessoryPage(ctx.sql, market, filters, 'relevance', {
    limit: mostOfTypes,
    offset: 0,
  })
  const fitting =
    isOfDevice && model
      ? offered
          .filter(({ fits }) => fitsModel(fits, model))
          .toSorted((one, other) => modelsOf(one) - modelsOf(other))
      : offered
  return fitting.map(toAccessoryCard)
}

/** An accessory that names no models fits all of a type or brand. */
function modelsOf({ fits }: { readonly fits: { readonly models?: readonly string[] } }): number {
  return fits.models?.length ?? Number.POSITIVE_INFINITY
}
