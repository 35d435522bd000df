import type { ConsentText } from '#text/analytics/page/ro.ts'
import type { CartText } from '#text/cart/page/ro.ts'
import type { CheckoutText } from '#text/checkout/page/ro.ts'
import type { AccessoriesText } from '#text/device/accessories-page/ro.ts'
import type { ListingText } from '#text/device/listing-page/ro.ts'
import type { ProductText } from '#text/device/product-page/ro.ts'
import type { SearchText } from '#text/device/search-page/ro.ts'
import type { OrderText } from '#text/order/page/ro.ts'
import type { ErrorsText } from '#text/shell/error-page/ro.ts'
import type { GeneralText } from '#text/shell/general-page/ro.ts'
import type { HomeText } from '#text/shell/home-page/ro.ts'
import type { ShellText } from '#text/shell/page/ro.ts'

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
