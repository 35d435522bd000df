import type { Grade, Product } from '#domain/device/device.ts'
import type { Offer } from '#domain/device/listing.ts'
import { sharedPicturePath } from '#domain/device/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import { countryOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { toUnitText } from '#domain/money/units.ts'
import type { Review } from '#domain/review/review.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'
import type { StructuredData } from './json-ld.tsx'

export type ProductFacts = {
  readonly market: Market
  /** The prefix of paths within the market: a URL with its scheme. */
  readonly site: string
  readonly product: Product
  readonly grade: Grade
  readonly gradeText: string
  /** What the grade looks like, in a few words. */
  readonly wear: string
  readonly offers: readonly Offer[]
  /** The reviews of the product's model. */
  readonly reviews: ModelReviews
  /** The number of days for returns, and the cost of a courier. */
  readonly returnDays: number
  readonly courier: Money | undefined
}

/**
 * A schema.org Product with the offer of the grade shown: refurbished, and in stock or not. It is described by its wear: what
 * the shop promises of every device is the description of the page.
 */
export function productStructuredData(facts: ProductFacts): StructuredData {
  const { market, site, product, grade, gradeText, offers } = facts
  const { model, configuration } = product
  const offer = offers.find(each => each.grade === grade)
  const picture = sharedPicturePath({
    model,
    colorName: configuration.color?.name ?? '',
    material: configuration.material,
  })
  return {
    '@type': 'Product',
    name: displayTitle(product, gradeText),
    description: facts.wear,
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
        ...termsOf(facts),
      },
    }),
    ...reviewedStructuredData(facts),
  }
}

/**
 * Empty while there are no reviews. Search engines require an author: a review without a name is only counted. What it
 * says stands on the page, and not once more here.
 */
function reviewedStructuredData({ reviews: { summary, newest } }: ProductFacts) {
  const review = newest.flatMap(reviewStructuredData)
  if (summary.averageTenths === undefined) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (summary.averageTenths / 10).toFixed(1),
      reviewCount: summary.count,
    },
    ...(review.length > 0 && { review }),
  }
}

function reviewStructuredData({ rating, name, writtenAt }: Review): readonly StructuredData[] {
  return name === undefined
    ? []
    : [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          author: { '@type': 'Person', name },
          datePublished: writtenAt.slice(0, 10),
        },
      ]
}
/** The costs of shipping and return for Google's merchant listings; the shop pays for the return (rules-of-trade.md). */
function termsOf({ market, returnDays, courier }: ProductFacts) {
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: countryOf[market],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
    ...(courier && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: toUnitText(courier),
          currency: courier.currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf[market] },
      },
    }),
  }
}

const refurbished = 'https://schema.org/RefurbishedCondition'
