import { listingPath } from '#domain/device/listing-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import type { SuggestedBrand } from '#domain/device/search/suggestions.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import type { ShownModel } from './suggestions-client.ts'
import type { Suggested } from './use-suggested.ts'

/** One option and the path within the market that it leads to. */
export type SuggestionRow = { readonly path: string } & (
  | ({ readonly kind: 'model' } & ShownModel)
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'brand'; readonly brand: SuggestedBrand }
  | { readonly kind: 'all'; readonly text: string }
)

/** Models, categories, brands, and last a link to all results; empty if nothing is found (Issue 3, part 2). */
export function suggestionRows(
  market: Market,
  { text, found }: Suggested,
): readonly SuggestionRow[] {
  const rows: readonly SuggestionRow[] = [
    ...found.models.map(
      ({ product, offer }) =>
        ({
          kind: 'model',
          product,
          offer,
          path: productPath(market, product, offer.grade),
        }) as const,
    ),
    ...found.categories.map(
      category => ({ kind: 'category', category, path: categoryPath(market, category) }) as const,
    ),
    ...found.brands.map(
      brand => ({ kind: 'brand', brand, path: brandPath(market, brand) }) as const,
    ),
  ]
  return rows.length === 0 ? [] : [...rows, { kind: 'all', text, path: resultsPath(market, text) }]
}

/** The form leads to the same path. */
export function resultsPath(market: Market, text: string): string {
  return listingPath(
    market,
    { search: { text, implied: {} } },
    { filters: {}, sort: 'relevance', page: 1 },
  )
}

function brandPath(market: Market, { slug, category }: SuggestedBrand) {
  return category ? categoryPath(market, category, slug) : buildUrl(market, 'shop-brand', [slug])
}
