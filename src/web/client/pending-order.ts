import { useSyncExternalStore } from 'react'
import { oneOf, type Read, shape, text } from '#domain/cart/narrow.ts'
import { cartKeyOf, pendingOrderKeyOf } from '#domain/checkout/stored-keys.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import { forgetCartSnapshot } from './forget-cart-snapshot.ts'
import { parsedText } from './parsed-text.ts'
import { renewCartId, storedCartId } from './stored-cart-id.ts'
import { storedText } from './stored-text.ts'

/**
 * A placed order that awaits its payment; its cart stays because the payment may fail. `print` is a hash of what
 * was ordered.
 */
export type PendingOrder = OrderLink & { readonly cartId: string; readonly print: string }

type OrderKey = Pick<OrderLink, 'market' | 'number'>

const readStored: Read<PendingOrder> = shape<PendingOrder>({
  market: oneOf(markets),
  number: text,
  token: text,
  cartId: text,
  print: text,
})

type CachedOrder = { readonly text: string; readonly order: PendingOrder | undefined }

// The same object for the same stored text, as React requires of a store.
const cache = new Map<Market, CachedOrder>()

export function pendingOrderOf(market: Market): PendingOrder | undefined {
  const stored = storedText.read(pendingOrderKeyOf(market))
  if (stored === undefined) return undefined
  const last = cache.get(market)
  if (last?.text === stored) return last.order
  const parsedOrder = readStored(parsedText(stored))
  const order = parsedOrder?.market === market ? parsedOrder : undefined
  cache.set(market, { text: stored, order })
  return order
}

export function savePendingOrder(order: PendingOrder): void {
  storedText.write(pendingOrderKeyOf(order.market), JSON.stringify(order))
  forgetCartSnapshot(order.market)
}

/** Paid, or to be paid on delivery: removes the order's cart and checkout; those of another cart stay. */
export async function settlePendingOrder({ market, number }: OrderKey): Promise<void> {
  const pending = pendingIf({ market, number })
  if (!pending) return
  storedText.forget(pendingOrderKeyOf(market))
  if (storedCartId(market) !== pending.cartId) return
  storedText.forget(cartKeyOf(market))
  forgetCartSnapshot(market)
  const { forgetCheckout } = await import('./checkout-store.ts')
  forgetCheckout(market)
}

/** Ended unpaid: its units are free again, and its cart can be ordered again. Returns true if that cart is still stored. */
export function releasePendingOrder({ market, number }: OrderKey): boolean {
  const pending = pendingIf({ market, number })
  if (!pending) return false
  storedText.forget(pendingOrderKeyOf(market))
  if (storedCartId(market) !== pending.cartId) return false
  renewCartId(market)
  return true
}

/** The units of this cart may be held by its own order: the shelf would report them as gone. */
export function isHeldByOrder(market: Market, cartId: string): boolean {
  return pendingOrderOf(market)?.cartId === cartId
}

/** Follows other tabs; `undefined` on the server and in the first render. */
export function usePendingOrder(market: Market): PendingOrder | undefined {
  return useSyncExternalStore(
    listener => storedText.listen(pendingOrderKeyOf(market), listener),
    () => pendingOrderOf(market),
    () => undefined,
  )
}

function pendingIf({ market, number }: OrderKey): PendingOrder | undefined {
  const pending = pendingOrderOf(market)
  return pending?.number === number ? pending : undefined
}
