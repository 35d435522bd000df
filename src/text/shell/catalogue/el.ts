import { consentEl } from '#text/analytics/page/el.ts'
import { cartEl } from '#text/cart/page/el.ts'
import { checkoutEl } from '#text/checkout/page/el.ts'
import { accessoriesEl } from '#text/device/accessories-page/el.ts'
import { listingEl } from '#text/device/listing-page/el.ts'
import { productEl } from '#text/device/product-page/el.ts'
import { searchEl } from '#text/device/search-page/el.ts'
import { orderEl } from '#text/order/page/el.ts'
import { errorsEl } from '#text/shell/error-page/el.ts'
import { generalEl } from '#text/shell/general-page/el.ts'
import { homeEl } from '#text/shell/home-page/el.ts'
import { shellEl } from '#text/shell/page/el.ts'
import type { Catalogue } from './catalogue.ts'

export const el: Catalogue = {
  accessories: accessoriesEl,
  cart: cartEl,
  checkout: checkoutEl,
  consent: consentEl,
  errors: errorsEl,
  general: generalEl,
  product: productEl,
  listing: listingEl,
  home: homeEl,
  order: orderEl,
  search: searchEl,
  shell: shellEl,
}
