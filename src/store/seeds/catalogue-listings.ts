import type { Grade } from '#domain/device/device.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { CatalogueModel, CatalogueProduct } from './catalogue-products.ts'
import { type PriceFrom, priceHistory } from './price-history.ts'
import { randomFor } from './random.ts'
import { devicePriceMinor, pointBelow } from './shelf-price.ts'

/** `priceHistory` has all its prices, oldest first; the last one is `priceMinor`. */
export type CatalogueListing = {
  readonly productId: string
  readonly market: Market
  readonly grade: Grade
  readonly priceMinor: number
  readonly newPriceMinor: number
  readonly priceHistory: readonly PriceFrom[]
  readonly listedDaysAgo: number
  readonly stock: number
}

const share = {
  popular: { offered: 0.62, good: 0.88, outOfStock: 0.05 },
  other: { offered: 0.28, good: 0.72, outOfStock: 0.15 },
} as const
type Share = (typeof share)[keyof typeof share]

function shareOf(model: CatalogueModel | undefined): Share {
  return model?.isPopular ? share.popular : share.other
}

function stockOf(seed: string, { outOfStock }: Share): number {
  const random = randomFor(`stock ${seed}`)
  if (random.chance(outOfStock)) return 0
  const deepest = outOfStock === share.popular.outOfStock ? 12 : 5
  const least = deepest === 12 ? 2 : 1
  return random.whole(least, random.whole(least, deepest))
}

function pricesOf(market: Market, product: CatalogueProduct): Record<Grade, number> {
  const random = randomFor(`price ${product.id} ${market}`)
  const eur = product.eur * (0.98 + random.next() * 0.04)
  const veryGood = devicePriceMinor(market, eur)
  const good = devicePriceMinor(market, eur * (0.885 + random.next() * 0.03))
  return {
    'very-good': veryGood,
    good: good < veryGood ? good : pointBelow(market, veryGood),
  }
}

function listingsOf(market: Market, product: CatalogueProduct, shares: Share) {
  const random = randomFor(`listing ${product.id} ${market}`)
  const prices = pricesOf(market, product)
  const grades: readonly Grade[] = random.chance(shares.good)
    ? ['very-good', 'good']
    : ['very-good']
  return grades.map((grade): CatalogueListing => {
    const seed = `${product.id} ${market} ${grade}`
    const history = priceHistory(market, seed, prices[grade])
    return {
      productId: product.id,
      market,
      grade,
      priceMinor: prices[grade],
      newPriceMinor: devicePriceMinor(market, product.newEur),
      priceHistory: history,
      listedDaysAgo: history[0].daysAgo,
      stock: stockOf(seed, shares),
    }
  })
}

/** The products of a model that a market offers: a random share, and always the first product. */
function offeredIn(market: Market, products: readonly CatalogueProduct[], { offered }: Share) {
  return products.filter(
    (product, index) => index === 0 || randomFor(`offered ${product.id} ${market}`).chance(offered),
  )
}

export function catalogueListings(
  models: readonly CatalogueModel[],
  products: readonly CatalogueProduct[],
): readonly CatalogueListing[] {
  const byModel = Map.groupBy(products, product => product.modelIndex)
  return [...byModel].flatMap(([modelIndex, ofModel]) => {
    const shares = shareOf(models[modelIndex])
    return markets.flatMap(market =>
      offeredIn(market, ofModel, shares).flatMap(product => listingsOf(market, product, shares)),
    )
  })
}
