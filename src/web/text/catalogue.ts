import type { AccessoriesText } from './accessories/ro.ts'
import type { CartText } from './cart/ro.ts'
import type { CheckoutText } from './checkout/ro.ts'
import type { ConsentText } from './consent/ro.ts'
import type { ErrorsText } from './errors/ro.ts'
import type { GeneralText } from './general/ro.ts'
import type { HomeText } from './home/ro.ts'
import type { ListingText } from './listing/ro.ts'
import type { OrderText } from './order/ro.ts'
import type { ProductText } from './product/ro.ts'
import type { SearchText } from './search/ro.ts'
import type { ShellText } from './shell/ro.ts'

/** One key per area; the Romanian file of an area defines its type, so a missing translation does not compile. */
export type Catalogue = {
  readonly accessories: AccessoriesText
  readonly cart: CartText
  readonly checkout: CheckoutText
  readonly consent: ConsentText
  readonly errors: ErrorsText
  readonly general: GeneralText
  readonly product: ProductText
  readonly listing: ListingText
  readonly home: HomeText
  readonly order: OrderText
  readonly search: SearchText
  readonly shell: ShellText
}
