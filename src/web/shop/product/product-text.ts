import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { sharedPicturePath } from '#domain/device/picture-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import { localeOf } from '#domain/market/market.ts'
import { formatShelfPrice } from '#domain/money/format.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText, MarketFacts } from '../document-text.ts'

type ProductView = { readonly page: ProductPage; readonly grade: Grade }

export function productText(
  text: Catalogue,
  view: ProductView,
  { market, returnDays }: MarketFacts,
): DocumentText {
  const { product, general } = text
  const { page, grade } = view
  const title = displayTitle(page.product, general.grade[grade])
  const price = page.offers.find(offer => offer.grade === grade && offer.stock > 0)?.price
  const amount =
    price && formatShelfPrice(price, localeOf[market], general.currency[price.currency])
  return {
    title: product.metaTitle(title, amount ?? product.soldOut),
    description: product.metaDescription(title, returnDays),
    picture: sharedPicturePath({
      model: page.product.model,
      colorName: page.product.configuration.color?.name ?? '',
      material: page.product.configuration.material,
    }),
  }
}
