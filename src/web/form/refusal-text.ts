import type { NoSuchPhone } from '#domain/cart/edit.ts'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { ProductText } from '#text/device/product-page/ro.ts'

/** Why something was not added to the cart. */
export function refusalText(refusal: LimitRefusal | NoSuchPhone, text: ProductText): string {
  switch (refusal.kind) {
    case 'too-many-items':
      return text.tooManyItems(refusal.max)
    case 'too-many-limited':
      return text.tooManyOfType(refusal.max)
    case 'no-such-phone':
      return text.cannotAdd
  }
}
