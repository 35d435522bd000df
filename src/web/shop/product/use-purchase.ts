import { useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Offer } from '#domain/device/listing.ts'
import { shortTitle } from '#domain/device/title.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { openDrawer } from '#web/client/open-drawer.ts'
import { pathAfterCart } from '#web/client/path-after-cart.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { ShownProduct } from './shown-product.ts'

type CartStore = typeof import('#web/client/cart-store.ts')

export type Purchase = {
  /** The offer in the grade shown; `undefined` if that grade is not sold. */
  readonly offer: Offer | undefined
  readonly isInStock: boolean
  readonly wantsBattery: boolean
  readonly setWantsBattery: (wants: boolean) => void
  /** `unitId`: this very device. */
  readonly add: (unitId?: string) => Promise<void>
  /** Leads to the checkout with the device, which is added unless the cart has it already. */
  readonly buy: () => Promise<void>
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
  const open = async () => {
    setState('adding')
    // The cart is downloaded with the first device added to it, which keeps the page itself small.
    const store = await import('#web/client/cart-store.ts').catch(() => undefined)
    if (!store) {
      setState('idle')
      setRefusal(general.offline)
      window.addEventListener('online', () => setRefusal(undefined), { once: true })
    }
    return store
  }
  const put = (store: CartStore, facts: ShelfFacts): Cart | undefined => {
    const battery = wantsBattery ? page.batteryOffer : undefined
    const added = store.addToCart(facts, { market, settings: settings.cart, battery })
    setRefusal(added.ok ? undefined : refusalText(added.refusal, text))
    if (added.ok) return added.value
    setState('idle')
    return undefined
  }
  const add = async (unitId?: string) => {
    const store = shelf && (await open())
    if (!store) return
    const { alert } = store.readCart({ market, settings: settings.cart })
    const facts =
      unitId === undefined ? shelf : { ...shelf, device: { ...shelf.device, id: unitId } }
    const cart = put(store, facts)
    if (!cart) return
    const lineId = cart.phoneCart.at(-1)?.id ?? ''
    const isShown = await openDrawer({ kind: 'added', lineId, revived: alert })
    setState('added')
    const link = { href: base + buildUrl(market, 'cart'), label: text.toCart }
    if (!isShown) showToast(text.added(shortTitle(page.product)), { link })
  }
  const buy = async () => {
    const store = shelf && (await open())
    if (!store) return
    const { cart } = store.readCart({ market, settings: settings.cart })
    const isThere = cart.phoneCart.some(({ listingId }) => listingId === shelf.listingId)
    if (isThere || put(store, shelf)) location.assign(base + pathAfterCart(market))
  }
  return {
    offer,
    isInStock: offer !== undefined && offer.stock > 0,
    wantsBattery,
    setWantsBattery,
    add,
    buy,
    isAdding: state === 'adding',
    added: state === 'added' ? text.added(shortTitle(page.product)) : undefined,
    refusal: shelf ? refusal : text.cannotAdd,
  }
}
