import type { Searched } from '#domain/device/listing-path.ts'
import { type ListingQuery, parseListingQuery, searchKey } from '#domain/device/listing-query.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import type { Category } from '#domain/market/category.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { type Browse, browseListings } from '#services/catalogue/browse-listings.ts'
import { type FoundModels, findModels } from '#services/catalogue/find-models.ts'
import { viewPopular } from '#services/catalogue/view-models.ts'
import { notFound, onPage, type PageRequest } from '../page-request.ts'
import { stayAtAddress } from './list-request.ts'

const shownPopular = 4

/** The results of a search as a list with its filters; bestsellers if the search is empty or has no results. */
export const loadSearch = onPage(async page => {
  const { market, path, query, ctx } = page
  if (parsePath(market, path.toLowerCase())?.page !== 'search') throw notFound()
  const text = searchedText(query.get(searchKey))
  const found = text === '' ? undefined : await findModels(ctx, { market, text })
  const { browse, ...search } = planSearch(page, text, found)
  if (!browse) return { kind: 'help', ...search, popular: await popularIn(page) } as const
  const listing = await browseListings(ctx, browse)
  return { kind: 'results', ...search, filters: browse.filters, listing } as const
})

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
