import type { ListingCard, Offer } from '#domain/device/listing.ts'
import { announcedDiscount } from '#domain/money/announced-discount.ts'
import type { PricedListing } from '#store/catalogue/rows.ts'

/** Listings as cards, each with the discount that its price history allows it to announce. */
export function withOffers(rows: readonly PricedListing[], now: Date): readonly ListingCard[] {
  return rows.map(row => withOffer(row, now))
}

export function withOffer(row: PricedListing, now: Date): ListingCard {
  const discount = announcedDiscount(row.prices, now)
  const offer: Offer = {
    listingId: row.id,
    grade: row.grade,
    price: row.price,
    stock: row.stock,
    ...(row.newPrice && { newPrice: row.newPrice }),
    ...(discount && {
      discount: {
        percent: discount.percent,
        lowest30: { ...row.price, minor: discount.lowest30Minor },
      },
    }),
  }
  return { product: row.product, offer }
}
