import { consentHu } from '#text/analytics/page/hu.ts'
import { cartHu } from '#text/cart/page/hu.ts'
import { checkoutHu } from '#text/checkout/page/hu.ts'
import { accessoriesHu } from '#text/device/accessories-page/hu.ts'
import { listingHu } from '#text/device/listing-page/hu.ts'
import { productHu } from '#text/device/product-page/hu.ts'
import { searchHu } from '#text/device/search-page/hu.ts'
import { orderHu } from '#text/order/page/hu.ts'
import { errorsHu } from '#text/shell/error-page/hu.ts'
import { generalHu } from '#text/shell/general-page/hu.ts'
import { homeHu } from '#text/shell/home-page/hu.ts'
import { shellHu } from '#text/shell/page/hu.ts'
import type { Catalogue } from './catalogue.ts'

export const hu: Catalogue = {
  accessories: accessoriesHu,
  cart: cartHu,
  checkout: checkoutHu,
  consent: consentHu,
  errors: errorsHu,
  general: generalHu,
  product: productHu,
  listing: listingHu,
  home: homeHu,
  order: orderHu,
  search: searchHu,
  shell: shellHu,
}
