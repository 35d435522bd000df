import { categoryOf } from '#domain/device/device-category.ts'
import { helpPagesFor } from '#domain/device/search/help-text.ts'
import type { Search } from '#domain/device/search/read-search.ts'
import type { SuggestedBrand, Suggestions } from '#domain/device/search/suggestions.ts'
import type { Category } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import {
  type BrandListings,
  countListingsOfBrands,
  listCheapestListings,
} from '#store/catalogue/search.ts'
import type { FoundModel } from '#store/catalogue/search-candidates.ts'
import type { Context } from '../context.ts'
import { rankedModels } from './ranked-models.ts'
import { searchAccessories } from './search-accessories.ts'
import { withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock'>

const most = { models: 6, modelsBeside: 3, categories: 2, brands: 3, accessories: 4 } as const

/**
 * Suggestions while the customer types: models with their lowest price, categories, brands, accessories for the model,
 * pages of help. Beside accessories there are fewer models.
 */
export async function suggest(
  ctx: Ctx,
  { market, text }: { market: Market; text: string },
): Promise<Suggestions> {
  const { search, models } = await rankedModels(ctx, market, text)
  const accessories = await searchAccessories(ctx, market, search, models)
  const mostModels = accessories.length > 0 ? most.modelsBeside : most.models
  const ids = models.slice(0, mostModels).map(model => model.id)
  const [rows, brands] = await Promise.all([
    listCheapestListings(ctx.db, market, ids, search),
    suggestedBrands(ctx, market, models),
  ])
  const cards = withOffers(rows, ctx.clock())
  return {
    models: cards.map(card => ({ ...card, category: categoryOf(card.product.model.type) })),
    categories: suggestedCategories(search, models),
    brands,
    accessories: accessories
      .slice(0, most.accessories)
      .map(({ id, type, name, price }) => ({ id, type, name, price })),
    help: helpPagesFor(text),
  }
}

/** The categories named in the search; if none is named, those of the models found. */
function suggestedCategories({ categories }: Search, models: readonly FoundModel[]) {
  return (categories.length > 0 ? categories : categoriesOf(models)).slice(0, most.categories)
}

/** The brands of the models found, best first. */
async function suggestedBrands(
  ctx: Ctx,
  market: Market,
  models: readonly FoundModel[],
): Promise<readonly SuggestedBrand[]> {
  const found = [...Map.groupBy(models, model => model.brandSlug)].slice(0, most.brands)
  const counts = await countListingsOfBrands(
    ctx.db,
    market,
    found.map(([slug]) => slug),
  )
  return found
    .map(([slug, own]) => suggestedBrand(slug, own, counts))
    .filter(brand => brand.listings > 0)
}

function suggestedBrand(
  slug: string,
  own: readonly FoundModel[],
  counts: readonly BrandListings[],
): SuggestedBrand {
  const [only, another] = categoriesOf(own)
  const category = another === undefined ? only : undefined
  const listings = counts
    .filter(each => each.brandSlug === slug && (!category || categoryOf(each.type) === category))
    .reduce((sum, each) => sum + each.listings, 0)
  return { name: own[0]?.brand ?? slug, slug, ...(category && { category }), listings }
}

function categoriesOf(models: readonly FoundModel[]): readonly Category[] {
  return [...new Set(models.map(model => categoryOf(model.type)))]
}
