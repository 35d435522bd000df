import type { ListingCard, Offer } from '#domain/device/listing.ts'
import { announcedDiscount } from '#domain/money/announced-discount.ts'
import { listPriceMoments } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

/** Listings as cards, each with the discount that its price history allows it to announce. */
export async function withOffers(
  ctx: Ctx,
  rows: readonly ListingRow[],
  now: Date,
): Promise<readonly ListingCard[]> {
  const prices = Map.groupBy(
    await listPriceMoments(
      ctx.db,
      rows.map(row => row.id),
    ),
    price => price.listingId,
  )
  return rows.map(row => {
    const discount = announcedDiscount(prices.get(row.id) ?? [], now)
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
  })
}
