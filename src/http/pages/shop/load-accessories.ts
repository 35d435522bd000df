import { accessorySorts } from '#domain/device/accessory-listing.ts'
import type { ListingQuery } from '#domain/device/listing-query.ts'
import type { Filters } from '#domain/market/filters.ts'
import { browseAccessories, nameAccessoryBrand } from '#services/catalogue/browse-accessories.ts'
import { notFound, onPage } from '../page-request.ts'
import { filtersOf, requestedList, stayAtAddress } from './list-request.ts'

/**
 * The accessories of a market, or those for one brand's devices; and the cart settings, because they are added to the
 * cart here.
 */
export const loadAccessories = onPage(async page => {
  const { market, ctx } = page
  const { subject, query } = requestedList(page)
  if (subject.category !== 'accessories') throw notFound()
  const list = { subject, query: ofAccessories(query) }
  const { filters, sort } = list.query
  const [only, another] = filters.brand ?? []
  const name =
    only === undefined || another !== undefined
      ? undefined
      : await nameAccessoryBrand(ctx, market, only)
  const { brand } = subject
  if (brand && name === undefined) throw notFound()
  // A single unknown brand stays a filter without results: it has no page to redirect to.
  if (name !== undefined || filters.brand?.length !== 1) stayAtAddress(page, list)
  return {
    category: 'accessories' as const,
    ...(brand && name !== undefined && { brand: { slug: brand.slug, name } }),
    filters: filtersOf(list),
    listing: await browseAccessories(ctx, { market, filters, sort, page: query.page }),
    settings: ctx.settings.shopOf(market).cart,
  }
})

/** Storage, colour and the like do not apply here: a chip for them would filter nothing. */
function ofAccessories(query: ListingQuery) {
  return {
    ...query,
    filters: ownFilters(query.filters),
    sort: accessorySorts.find(sort => sort === query.sort) ?? 'relevance',
  }
}

function ownFilters({ brand, type, price }: Filters): Filters {
  return {
    ...(brand && { brand }),
    ...(type && { type }),
    ...(price && { price }),
  }
}
