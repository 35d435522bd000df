import { searchedText } from '#domain/device/searched-text.ts'
import { parseWish, searchKey, type Wish } from '#domain/device/wish.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { keepAtAddress } from './list-request.ts'
import { notFound, onPage, type PageRequest } from './page-request.ts'

const shownPopular = 4

/** The results of a search as a list with its filters; what sells best where nothing was asked or found. */
export const loadSearch = onPage(async page => {
  const { market, path, query, shop } = page
  if (parsePath(market, path.toLowerCase())?.page !== 'search') throw notFound()
  const text = searchedText(query.get(searchKey))
  const found = text === '' ? undefined : await shop.findModels({ market, text })
  const search = { text, implied: found?.filters ?? {} }
  const wish = found ? parseWish(market, query, search.implied) : nothingWanted
  keepAtAddress(page, { subject: { search }, wish })
  const named = found?.category && { category: found.category }
  if (!found || found.modelIds.length === 0)
    return { kind: 'help', search, ...named, popular: await popularIn(page) } as const
  const { modelIds, category } = found
  const listing = await shop.browseListings({
    market,
    models: modelIds,
    ...(category && category !== 'accessories' && { category }),
    filters: wish.filters,
    sort: wish.sort,
    page: wish.page,
  })
  return { kind: 'results', search, ...named, filters: wish.filters, listing } as const
})

const nothingWanted: Wish = { filters: {}, sort: 'relevance', page: 1 }

function popularIn({ market, shop }: PageRequest) {
  return shop.viewPopular({ market, limit: shownPopular })
}
