import { useState } from 'react'
import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { readCart, restoreCart, saveEdited } from '#web/client/cart-store.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'

/** What was removed last, as text, with a function to undo it; or that it was restored. */
export type Removal =
  | { readonly kind: 'removed'; readonly text: string; readonly undo: () => void }
  | { readonly kind: 'restored' }

export type RemoveLine = (name: string, remove: (cart: Cart) => Cart) => void

type Removed = Extract<Removal, { kind: 'removed' }>

/** Removes a line at once, which the surrounding page reports; `report` reports it in one more place. */
export function useRemoval({ place }: CartInUse, report?: (removed: Removed) => void) {
  const { cart: text } = useText()
  const [removal, setRemoval] = useState<Removal>()
  const removeLine: RemoveLine = (name, remove) => {
    const { cart: before } = readCart(place)
    const after = saveEdited(place, before, remove(before))
    const message = hasItems(after) ? text.removed(name) : text.removedLast(name)
    const undo = () => {
      restoreCart(place, before, after)
      setRemoval({ kind: 'restored' })
    }
    const removed = { kind: 'removed', text: message, undo } as const
    setRemoval(removed)
    report?.(removed)
  }
  return { removal, removeLine }
}
