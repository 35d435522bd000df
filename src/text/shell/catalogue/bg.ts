import { consentBg } from '#text/analytics/page/bg.ts'
import { cartBg } from '#text/cart/page/bg.ts'
import { checkoutBg } from '#text/checkout/page/bg.ts'
import { accessoriesBg } from '#text/device/accessories-page/bg.ts'
import { listingBg } from '#text/device/listing-page/bg.ts'
import { productBg } from '#text/device/product-page/bg.ts'
import { searchBg } from '#text/device/search-page/bg.ts'
import { orderBg } from '#text/order/page/bg.ts'
import { errorsBg } from '#text/shell/error-page/bg.ts'
import { generalBg } from '#text/shell/general-page/bg.ts'
import { homeBg } from '#text/shell/home-page/bg.ts'
import { shellBg } from '#text/shell/page/bg.ts'
import type { Catalogue } from './catalogue.ts'

export const bg: Catalogue = {
  accessories: accessoriesBg,
  cart: cartBg,
  checkout: checkoutBg,
  consent: consentBg,
  errors: errorsBg,
  general: generalBg,
  product: productBg,
  listing: listingBg,
  home: homeBg,
  order: orderBg,
  search: searchBg,
  shell: shellBg,
}
