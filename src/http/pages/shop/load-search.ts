import { type ListingQuery, parseListingQuery, searchKey } from '#domain/device/listing-query.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { notFound, onPage, type PageRequest } from '../page-request.ts'
import { stayAtAddress } from './list-request.ts'

const shownPopular = 4

/** The results of a search as a list with its filters; bestsellers if the search is empty or has no results. */
export const loadSearch = onPage(async page => {
  const { market, path, query, shop } = page
  if (parsePath(market, path.toLowerCase())?.page !== 'search') throw notFound()
  const text = searchedText(query.get(searchKey))
  const found = text === '' ? undefined : await shop.findModels({ market, text })
  const search = { text, implied: found?.filters ?? {} }
  const choice = found ? parseListingQuery(market, query, search.implied) : emptyQuery
  stayAtAddress(page, { subject: { search }, query: choice })
  const named = found?.category && { category: found.category }
  if (!found || found.modelIds.length === 0)
    return { kind: 'help', search, ...named, popular: await popularIn(page) } as const
  const { modelIds, category } = found
  const listing = await shop.browseListings({
    market,
    models: modelIds,
    ...(category && category !== 'accessories' && { category }),
    filters: choice.filters,
    sort: choice.sort,
    page: choice.page,
  })
  return { kind: 'results', search, ...named, filters: choice.filters, listing } as const
})

const emptyQuery: ListingQuery = { filters: {}, sort: 'relevance', page: 1 }

function popularIn({ market, shop }: PageRequest) {
  return shop.viewPopular({ market, limit: shownPopular })
}
