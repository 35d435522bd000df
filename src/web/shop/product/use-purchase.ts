import { useState } from 'react'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { Offer } from '#domain/device/listing.ts'
import { shortTitle } from '#domain/device/title.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { ProductText } from '#web/text/product/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { ShownProduct } from './shown-product.ts'

export type Purchase = {
  /** The offer in the grade shown; undefined where that grade is not sold. */
  readonly offer: Offer | undefined
  readonly isInStock: boolean
  readonly wantsBattery: boolean
  readonly setWantsBattery: (wants: boolean) => void
  readonly add: () => Promise<void>
  readonly isAdding: boolean
  readonly isAdded: boolean
  /** Why it cannot go into the cart. */
  readonly refusal: string | undefined
}

/** Putting the device shown into the cart, from the buy box and from the bar under a phone's page alike. */
export const usePurchase = (shown: ShownProduct): Purchase => {
  const { page, grade, settings, shelf } = shown
  const { product: words } = useText()
  const { market, base } = useMarket()
  const [wantsBattery, setWantsBattery] = useState(false)
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [refusal, setRefusal] = useState<string>()
  const offer = page.offers.find(each => each.grade === grade)
  const facts = shelf?.[grade]
  const add = async () => {
    if (!facts) return
    setState('adding')
    // The cart is downloaded with the first device put into it, so that the page itself stays light.
    const { addToCart } = await import('#web/client/cart-store.ts')
    const battery = wantsBattery ? page.batteryOffer : undefined
    const added = addToCart(facts, { market, settings: settings.cart, battery })
    setState(added.ok ? 'added' : 'idle')
    setRefusal(added.ok ? undefined : refusalWords(added.refusal, words))
    const link = { href: base + buildUrl(market, 'cart'), label: words.toCart }
    if (added.ok) showToast(words.added(shortTitle(page.product)), { link })
  }
  return {
    offer,
    isInStock: offer !== undefined && offer.stock > 0,
    wantsBattery,
    setWantsBattery,
    add,
    isAdding: state === 'adding',
    isAdded: state === 'added',
    refusal: facts ? refusal : words.cannotAdd,
  }
}

const refusalWords = (
  refusal: LimitRefusal | { readonly kind: 'no-such-phone' },
  words: ProductText,
): string => {
  switch (refusal.kind) {
    case 'too-many-items':
      return words.tooManyItems(refusal.max)
    case 'too-many-limited':
      return words.tooManyOfType(refusal.max)
    case 'no-such-phone':
      return words.cannotAdd
  }
}
