import { accessoriesEl } from './accessories/el.ts'
import { cartEl } from './cart/el.ts'
import type { Catalogue } from './catalogue.ts'
import { checkoutEl } from './checkout/el.ts'
import { consentEl } from './consent/el.ts'
import { errorsEl } from './errors/el.ts'
import { generalEl } from './general/el.ts'
import { homeEl } from './home/el.ts'
import { listingEl } from './listing/el.ts'
import { orderEl } from './order/el.ts'
import { productEl } from './product/el.ts'
import { searchEl } from './search/el.ts'
import { shellEl } from './shell/el.ts'

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
