import type { NoSuchPhone } from '#domain/cart/edit.ts'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { ProductText } from '#web/text/product/ro.ts'

/** Why something did not go into the cart. */
export function refusalWords(refusal: LimitRefusal | NoSuchPhone, words: ProductText): string {
  switch (refusal.kind) {
    case 'too-many-items':
      return words.tooManyItems(refusal.max)
    case 'too-many-limited':
      return words.tooManyOfType(refusal.max)
    case 'no-such-phone':
      return words.cannotAdd
  }
}
