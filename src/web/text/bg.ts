import { accessoriesBg } from './accessories/bg.ts'
import { cartBg } from './cart/bg.ts'
import type { Catalogue } from './catalogue.ts'
import { checkoutBg } from './checkout/bg.ts'
import { consentBg } from './consent/bg.ts'
import { errorsBg } from './errors/bg.ts'
import { generalBg } from './general/bg.ts'
import { homeBg } from './home/bg.ts'
import { listingBg } from './listing/bg.ts'
import { orderBg } from './order/bg.ts'
import { productBg } from './product/bg.ts'
import { searchBg } from './search/bg.ts'
import { shellBg } from './shell/bg.ts'

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
