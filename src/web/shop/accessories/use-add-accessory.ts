import { useState } from 'react'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { AccessoryCard } from '#domain/device/accessory-listing.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { showToast } from '#web/ui/toast.ts'

type Adding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'added' }
  | { readonly kind: 'taken-back' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Adds one piece of an accessory to the cart; confirmed by a toast with undo, and on the card. */
export function useAddAccessory(
  accessory: Pick<AccessoryCard, 'id' | 'name' | 'price' | 'type'>,
  settings: CartSettings,
) {
  const { product, cart } = useText()
  const { market, base } = useMarket()
  const [state, setState] = useState<Adding>({ kind: 'idle' })
  const add = async () => {
    setState({ kind: 'adding' })
    // The cart is downloaded with the first item added to it, which keeps the page itself small.
    const { addLooseAccessory } = await import('#web/client/add-accessory.ts')
    const added = addLooseAccessory(accessory, { market, settings })
    if (!added.ok) {
      setState({ kind: 'refused', reason: refusalText(added.refusal, product) })
      return
    }
    setState({ kind: 'added' })
    const undo = () => {
      added.value()
      setState({ kind: 'taken-back' })
      showToast(cart.removed(accessory.name))
    }
    const link = { href: base + buildUrl(market, 'cart'), label: product.toCart }
    showToast(product.added(accessory.name), { link, undo })
  }
  return { state, add }
}
