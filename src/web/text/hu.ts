import { accessoriesHu } from './accessories/hu.ts'
import { cartHu } from './cart/hu.ts'
import type { Catalogue } from './catalogue.ts'
import { checkoutHu } from './checkout/hu.ts'
import { consentHu } from './consent/hu.ts'
import { errorsHu } from './errors/hu.ts'
import { generalHu } from './general/hu.ts'
import { homeHu } from './home/hu.ts'
import { listingHu } from './listing/hu.ts'
import { orderHu } from './order/hu.ts'
import { productHu } from './product/hu.ts'
import { searchHu } from './search/hu.ts'
import { shellHu } from './shell/hu.ts'

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
