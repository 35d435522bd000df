import { useId, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { ProtectorRefusal } from '#domain/cart/free-protector.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import type { Result } from '#domain/result.ts'
import type { ProductText } from '#text/device/product-page/ro.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useText } from '#web/text/use-text.tsx'

/** A line of the cart with the functions that change it. */
export type LineInUse = Pick<CartInUse, 'cart' | 'editCart'> & { readonly phone: PhoneLine }

export type Refused = { readonly id: string; readonly text: string }

/** Above the limit, adding is refused with the reason, which is shown until the cart changes (markets.md). */
export function useAdding({ cart, editCart }: Pick<CartInUse, 'cart' | 'editCart'>) {
  const { product } = useText()
  const id = useId()
  const [last, setLast] = useState<{ readonly at: number; readonly text: string }>()
  const add = (change: (cart: Cart) => Result<Cart, ProtectorRefusal>) => {
    const added = editCart(change)
    setLast(added.ok ? undefined : { at: cart.timestamp, text: addingText(added.refusal, product) })
  }
  const refused: Refused | undefined =
    last?.at === cart.timestamp ? { id, text: last.text } : undefined
  return { add, refused }
}

function addingText(refusal: ProtectorRefusal, text: ProductText): string {
  switch (refusal.kind) {
    case 'protector-not-offered':
    case 'protector-taken':
      return text.cannotAdd
    case 'too-many-items':
    case 'too-many-limited':
    case 'no-such-phone':
      return refusalText(refusal, text)
  }
}
