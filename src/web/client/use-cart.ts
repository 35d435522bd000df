import { useMemo, useSyncExternalStore } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import type { ReviveAlert, Revived } from '#domain/cart/revive.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import type { Result } from '#domain/result.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { type CartPlace, changeCart, forgetCart, readCart, saveCart } from './cart-store.ts'
import { useServerCart } from './server-cart.tsx'
import { storedText } from './stored-text.ts'

export type CartInUse = {
  readonly cart: Cart
  /** False on the server and in the first render if the cart is not known yet: it is then empty. */
  readonly isReady: boolean
  readonly alert: ReviveAlert | undefined
  readonly place: CartPlace
  /** Edits the newest cart; the returned cart is saved unless the edit is refused. */
  readonly editCart: <Refusal>(
    change: (cart: Cart) => Result<Cart, Refusal>,
  ) => Result<Cart, Refusal>
  readonly replaceCart: (cart: Cart) => void
  readonly emptyCart: () => void
}

/** The browser's cart of this market, the same in every tab. */
export function useCart(settings: CartSettings): CartInUse {
  const { market } = useMarket()
  const place = useMemo(() => ({ market, settings }), [market, settings])
  const rendered: Revived | undefined = useServerCart()
  const current = useSyncExternalStore(
    listener => storedText.listen(cartKeyOf(market), listener),
    () => readCart(place),
    () => rendered,
  )
  const empty = useMemo(() => emptyCart(market, settings, 0, ''), [market, settings])
  return {
    cart: current?.cart ?? empty,
    isReady: current !== undefined,
    alert: current?.alert,
    place,
    editCart: change => changeCart(place, change),
    replaceCart: cart => void saveCart(place, cart),
    emptyCart: () => forgetCart(market),
  }
}
