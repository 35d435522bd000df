import { consentRo } from '#text/analytics/page/ro.ts'
import { cartRo } from '#text/cart/page/ro.ts'
import { checkoutRo } from '#text/checkout/page/ro.ts'
import { accessoriesRo } from '#text/device/accessories-page/ro.ts'
import { listingRo } from '#text/device/listing-page/ro.ts'
import { productRo } from '#text/device/product-page/ro.ts'
import { searchRo } from '#text/device/search-page/ro.ts'
import { orderRo } from '#text/order/page/ro.ts'
import { errorsRo } from '#text/shell/error-page/ro.ts'
import { generalRo } from '#text/shell/general-page/ro.ts'
import { homeRo } from '#text/shell/home-page/ro.ts'
import { shellRo } from '#text/shell/page/ro.ts'
import type { Catalogue } from './catalogue.ts'

export const ro: Catalogue = {
  accessories: accessoriesRo,
  cart: cartRo,
  checkout: checkoutRo,
  consent: consentRo,
  errors: errorsRo,
  general: generalRo,
  product: productRo,
  listing: listingRo,
  home: homeRo,
  order: orderRo,
  search: searchRo,
  shell: shellRo,
}
