import { sorts } from '#domain/device/sort.ts'
import type { Category } from '#domain/market/category.ts'
import { localFilterKeys } from '#domain/market/filter-keys.ts'
import { type Filters, parseFilterQuery, renameOldKeys } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { type ParsedPath, parsePath } from '#domain/market/parse-path.ts'
import { priceRangeOfFields, writePriceRange } from '#domain/market/price-range.ts'
import { movedTo, notFound, onPage, type PageRequest } from './page-request.ts'

/** A list's own subject, before anything the shopper filters by. */
type Subject = {
  readonly category?: Category
  readonly brandSlug?: string
  readonly modelSlug?: string
}

/** A category, a brand in it, a brand's or a model's page: one list each, narrowed by its address. */
export const loadListing = onPage(async page => {
  const { market, query, shop } = page
  const subject = subjectOf(atCanonicalAddress(page))
  const filters = filtersAsked(market, query)
  const [named] = subject.brandSlug ? await shop.viewPopular({ market, limit: 1, ...subject }) : []
  if (subject.brandSlug && !named) throw notFound()
  const listing = await shop.browseListings({
    market,
    ...(subject.category && { category: subject.category }),
    filters: { ...filters, ...filtersOf(subject) },
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'relevance',
    page: pageNumber(query.get('page')),
  })
  return {
    ...(subject.category && { category: subject.category }),
    ...(named && { brand: { slug: subject.brandSlug ?? '', name: named.product.model.brand } }),
    ...(named &&
      subject.modelSlug && { model: { slug: subject.modelSlug, name: named.product.model.name } }),
    path: page.path,
    filters,
    listing,
  }
})

const atCanonicalAddress = ({ market, path, query }: PageRequest): ParsedPath => {
  const parsed = parsePath(market, path)
  if (!parsed) throw notFound()
  const pairs = renameOldKeys(query)
  if (parsed.canonical !== path || pairs) {
    const search = new URLSearchParams((pairs ?? [...query]).map(pair => [...pair])).toString()
    throw movedTo(parsed.canonical + (search && `?${search}`))
  }
  return parsed
}

const subjectOf = (parsed: ParsedPath): Subject => {
  const [first = '', second = ''] = parsed.params
  if (parsed.page === 'category' && parsed.category === 'accessories') throw notFound()
  if (parsed.page === 'category') return { category: parsed.category }
  if (parsed.page === 'category-brand') return { category: parsed.category, brandSlug: second }
  if (parsed.page === 'shop-brand') return { brandSlug: first }
  if (parsed.page === 'shop-brand-model') return { brandSlug: first, modelSlug: second }
  throw notFound()
}

/** Filters of the address, and the price fields of a form sent without scripts. */
const filtersAsked = (market: Market, query: URLSearchParams): Filters => {
  const { filters } = parseFilterQuery(market, query)
  const key = localFilterKeys[market].price
  const range = priceRangeOfFields(query.get(`${key}-from`), query.get(`${key}-to`))
  return range && !filters.price ? { ...filters, price: [writePriceRange(range)] } : filters
}

const filtersOf = ({ brandSlug, modelSlug }: Subject): Filters => ({
  ...(brandSlug && { brand: [brandSlug] }),
  ...(modelSlug && { model: [modelSlug] }),
})

const pageNumber = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1)
