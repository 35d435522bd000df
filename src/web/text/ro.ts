import { accessoriesRo } from './accessories/ro.ts'
import { cartRo } from './cart/ro.ts'
import type { Catalogue } from './catalogue.ts'
import { checkoutRo } from './checkout/ro.ts'
import { consentRo } from './consent/ro.ts'
import { errorsRo } from './errors/ro.ts'
import { generalRo } from './general/ro.ts'
import { homeRo } from './home/ro.ts'
import { listingRo } from './listing/ro.ts'
import { orderRo } from './order/ro.ts'
import { productRo } from './product/ro.ts'
import { searchRo } from './search/ro.ts'
import { shellRo } from './shell/ro.ts'

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
