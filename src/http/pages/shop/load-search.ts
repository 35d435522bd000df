import { toShownListing } from '#domain/device/listing.ts'
import { listingPath, type Searched } from '#domain/device/listing-path.ts'
import { type ListingQuery, parseListingQuery, searchKey } from '#domain/device/listing-query.ts'
import { helpPagesFor } from '#domain/device/search/help-text.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Category } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { type Browse, browseModels } from '#services/catalogue/browse-listings.ts'
import {
  type FoundAccessories,
  type FoundModels,
  findModels,
} from '#services/catalogue/find-models.ts'
import { viewPopular } from '#services/catalogue/view-models.ts'
import { notFound, onPage, type PageRequest } from '../page-request.ts'
import { stayAtAddress } from './list-request.ts'

const shownPopular = 4
/** Beside devices, and on their own. */
const shownAccessories = { beside: 3, alone: 12 } as const

/**
 * The results of a search as a list with its filters, with the accessories and help pages that it names; bestsellers if
 * the search is empty or finds no devices and no accessories.
 */
export const loadSearch = onPage(async page => {
  const { market, path, query, ctx } = page
  if (parsePath(market, path.toLowerCase())?.page !== 'search') throw notFound()
  const text = searchedText(query.get(searchKey))
  const found = text === '' ? undefined : await findModels(ctx, { market, text })
  const { browse, ...search } = planSearch(page, text, found)
  const help = helpPagesFor(text)
  if (!browse) {
    const accessories = accessoriesOf(page, found?.accessories, shownAccessories.alone)
    const popular = accessories ? [] : await popularIn(page)
    return { kind: 'help', ...search, ...accessories, help, popular } as const
  }
  const listing = toShownListing(await browseModels(ctx, browse))
  const accessories =
    listing.page === 1 && accessoriesOf(page, found?.accessories, shownAccessories.beside)
  const { filters } = browse
  return { kind: 'results', ...search, ...accessories, help, filters, listing } as const
})

/** The first of the accessories found, the list of all of them, and the cart settings: they are added to the cart here. */
function accessoriesOf(
  { market, ctx }: PageRequest,
  found: FoundAccessories | undefined,
  count: number,
) {
  if (!found) return undefined
  const accessories = {
    cards: found.cards.slice(0, count),
    path: pathOf(market, found),
    settings: ctx.settings.shopOf(market).cart,
  }
  return { accessories }
}

function pathOf(market: Market, { types, brandSlug }: FoundAccessories): string {
  const filters = {
    ...(types.length > 0 && { type: types }),
    ...(brandSlug !== undefined && { brand: [brandSlug] }),
  }
  return listingPath(market, { category: 'accessories' }, { ...emptyQuery, filters })
}

type SearchPlan = {
  readonly search: Searched
  readonly category?: Category
  readonly browse?: Browse
}

/** The listings to browse, unless no models were found. Redirects to the canonical URL of the search. */
export function planSearch(
  page: Pick<PageRequest, 'market' | 'path' | 'query'>,
  text: string,
  found: FoundModels | undefined,
): SearchPlan {
  const { market, query } = page
  const search = { text, implied: found?.filters ?? {} }
  const choice = found ? parseListingQuery(market, query, search.implied) : emptyQuery
  stayAtAddress(page, { subject: { search }, query: choice })
  if (!found) return { search }
  const { modelIds, category } = found
  const named = { search, ...(category && { category }) }
  if (modelIds.length === 0) return named
  const browse: Browse = {
    market,
    models: modelIds,
    ...(category && category !== 'accessories' && { category }),
    filters: choice.filters,
    sort: choice.sort,
    page: choice.page,
  }
  return { ...named, browse }
}

const emptyQuery: ListingQuery = { filters: {}, sort: 'relevance', page: 1 }

function popularIn({ market, ctx }: PageRequest) {
  return viewPopular(ctx, { market, limit: shownPopular })
}
