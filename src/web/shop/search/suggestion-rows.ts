import { listingPath } from '#domain/device/listing-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import type { HelpPage } from '#domain/device/search/help-text.ts'
import type { SuggestedAccessory, SuggestedBrand } from '#domain/device/search/suggestions.ts'
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
  | { readonly kind: 'accessory'; readonly accessory: SuggestedAccessory }
  | { readonly kind: 'help'; readonly page: HelpPage }
  | { readonly kind: 'all'; readonly text: string }
)

/**
 * Accessories, models, categories, brands, help pages, and last a link to all results; empty if nothing is found. An
 * accessory leads to the results: it has no page of its own, and is added to the cart there.
 */
export function suggestionRows(
  market: Market,
  { text, found }: Suggested,
): readonly SuggestionRow[] {
  const all = resultsPath(market, text)
  const rows: readonly SuggestionRow[] = [
    ...found.accessories.map(
      (accessory, at) =>
        ({ kind: 'accessory', accessory, path: `${all}#accessory-${at + 1}` }) as const,
    ),
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
    ...found.help.map(page => ({ kind: 'help', page, path: buildUrl(market, page) }) as const),
  ]
  return rows.length === 0 ? [] : [...rows, { kind: 'all', text, path: all }]
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
