import type { Grade, Product } from '#domain/device/device.ts'
import { sharedPicturePath } from '#domain/device/drawing/picture-path.ts'
import type { Offer } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import type { Market } from '#domain/market/market.ts'
import { toUnitText } from '#domain/money/units.ts'
import type { ReviewSummary } from '#domain/review/review-summary.ts'
import type { Thing } from './json-ld.tsx'

export type ProductFacts = {
  readonly market: Market
  /** What is put before a path within the market: an address with its scheme. */
  readonly site: string
  readonly product: Product
  readonly grade: Grade
  readonly gradeWords: string
  readonly offers: readonly Offer[]
  readonly reviews: ReviewSummary
}

/** schema.org Product with the offer of the grade shown: refurbished, and in stock or not. */
export const productThing = (facts: ProductFacts): Thing => {
  const { market, site, product, grade, gradeWords, offers, reviews } = facts
  const { model, configuration } = product
  const offer = offers.find(each => each.grade === grade)
  const picture = sharedPicturePath({
    model,
    colorName: configuration.color?.name ?? '',
    material: configuration.material,
  })
  return {
    '@type': 'Product',
    name: displayTitle(product, gradeWords),
    sku: offer?.listingId ?? product.id,
    brand: { '@type': 'Brand', name: model.brand },
    model: model.name,
    image: new URL(picture, site).href,
    itemCondition: refurbished,
    ...(configuration.color && { color: configuration.color.name }),
    ...(offer && {
      offers: {
        '@type': 'Offer',
        url: site + productPath(market, product, grade),
        price: toUnitText(offer.price),
        priceCurrency: offer.price.currency,
        itemCondition: refurbished,
        availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: 'Kintsu' },
      },
    }),
    ...(reviews.averageTenths !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (reviews.averageTenths / 10).toFixed(1),
        reviewCount: reviews.count,
      },
    }),
  }
}

const refurbished = 'https://schema.org/RefurbishedCondition'
