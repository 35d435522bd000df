import { useState } from 'react'
import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { readCart, restoreCart, saveCart } from '#web/client/cart-store.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { showToast } from '#web/ui/toast.ts'

/** What was removed last, as the page says it, and the way back; or that it was taken back. */
export type Removal =
  | { readonly kind: 'removed'; readonly said: string; readonly undo: () => void }
  | { readonly kind: 'restored' }

export type RemoveLine = (name: string, remove: (cart: Cart) => Cart) => void

/** Removes a line at once; a toast and the page say so, and either takes it back. */
export const useRemoval = ({ place }: CartInUse) => {
  const { cart: text } = useText()
  const [removal, setRemoval] = useState<Removal>()
  const removeLine: RemoveLine = (name, remove) => {
    const { cart: before } = readCart(place)
    const after = saveCart(place, remove(before))
    const said = hasItems(after) ? text.removed(name) : text.removedLast(name)
    const undo = () => {
      restoreCart(place, before, after)
      setRemoval({ kind: 'restored' })
    }
    setRemoval({ kind: 'removed', said, undo })
    showToast(said, { undo })
  }
  return { removal, removeLine }
}
