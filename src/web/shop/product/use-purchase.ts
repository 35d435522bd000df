import { useState } from 'react'
import type { Offer } from '#domain/device/listing.ts'
import { shortTitle } from '#domain/device/title.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { openDrawer } from '#web/client/open-drawer.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { ShownProduct } from './shown-product.ts'

export type Purchase = {
  /** The offer in the grade shown; `undefined` if that grade is not sold. */
  readonly offer: Offer | undefined
  readonly isInStock: boolean
  readonly wantsBattery: boolean
  readonly setWantsBattery: (wants: boolean) => void
  /** `unitId`: this very device. */
  readonly add: (unitId?: string) => Promise<void>
  readonly isAdding: boolean
  /** The message that the device is in the cart; `undefined` before. */
  readonly added: string | undefined
  /** Why the device cannot be added to the cart. */
  readonly refusal: string | undefined
}

/** Adds the device shown to the cart, both from the buy box and from the bar at the bottom of a phone's screen. */
export function usePurchase(shown: ShownProduct): Purchase {
  const { page, grade, settings, shelf } = shown
  const { product: text, general } = useText()
  const { market, base } = useMarket()
  const [wantsBattery, setWantsBattery] = useState(false)
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [refusal, setRefusal] = useState<string>()
  const offer = page.offers.find(each => each.grade === grade)
  const add = async (unitId?: string) => {
    if (!shelf) return
    const facts =
      unitId === undefined ? shelf : { ...shelf, device: { ...shelf.device, id: unitId } }
    setState('adding')
    // The cart is downloaded with the first device added to it, which keeps the page itself small.
    const store = await import('#web/client/cart-store.ts').catch(() => undefined)
    if (!store) {
      setState('idle')
      setRefusal(general.offline)
      return window.addEventListener('online', () => setRefusal(undefined), { once: true })
    }
    const battery = wantsBattery ? page.batteryOffer : undefined
    const cartContext = { market, settings: settings.cart, battery }
    const { alert } = store.readCart(cartContext)
    const added = store.addToCart(facts, cartContext)
    setRefusal(added.ok ? undefined : refusalText(added.refusal, text))
    if (!added.ok) return setState('idle')
    const lineId = added.value.phoneCart.at(-1)?.id ?? ''
    const isShown = await openDrawer({ kind: 'added', lineId, revived: alert })
    setState('added')
    const link = { href: base + buildUrl(market, 'cart'), label: text.toCart }
    if (!isShown) showToast(text.added(shortTitle(page.product)), { link })
  }
  return {
    offer,
    isInStock: offer !== undefined && offer.stock > 0,
    wantsBattery,
    setWantsBattery,
    add,
    isAdding: state === 'adding',
    added: state === 'added' ? text.added(shortTitle(page.product)) : undefined,
    refusal: shelf ? refusal : text.cannotAdd,
  }
}
