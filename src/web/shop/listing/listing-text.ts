import type { Sort } from '#domain/device/sort.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText, MarketFacts } from '../document-text.ts'
import type { Subject } from './listing-address.ts'

/** The heading of a list; never empty, because a list without a category belongs to a brand. */
export function titleOf(
  { category, brand, model, search }: Subject,
  { accessories, listing, search: text }: Pick<Catalogue, 'accessories' | 'listing' | 'search'>,
): string {
  if (search) return text.title(search.text)
  if (category === 'accessories') return accessories.title(brand?.name)
  if (category) return listing.categoryTitle(category, brand?.name)
  if (model) return listing.modelTitle([brand?.name, model.name].filter(Boolean).join(' '))
  return listing.brandTitle(brand?.name ?? '')
}

type ListedPage = Subject & {
  readonly filters: Filters
  readonly listing: { readonly page: number; readonly sort: Sort }
}

export function listingText(
  text: Catalogue,
  list: ListedPage,
  { returnDays }: Pick<MarketFacts, 'returnDays'>,
): DocumentText {
  const title = titleOf(list, text)
  const { page, sort } = list.listing
  const isNarrowed = Object.keys(list.filters).length > 0 || sort !== 'relevance'
  return {
    title: [title, ...(page > 1 ? [text.shell.page(page)] : []), 'Kintsu'].join(' · '),
    description:
      list.category === 'accessories'
        ? text.accessories.description(title)
        : text.listing.description(title, returnDays),
    // The canonical page of a list with filters is the category page (markets.md).
    ...(isNarrowed && { robots: 'noindex' }),
  }
}
