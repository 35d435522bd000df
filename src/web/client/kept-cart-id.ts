import { isRecord } from '#domain/cart/narrow.ts'
import { cartKeyOf } from '#domain/checkout/kept-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { storedText } from './kept-text.ts'
import { newId } from './new-id.ts'

/** Pages that only wait for a payment need no more of the kept cart than which one it is; it is not read as a cart. */
export function storedCartId(market: Market): string | undefined {
  const { cartId } = storedCart(market)
  return typeof cartId === 'string' ? cartId : undefined
}

/** orders.md: an order is unique on its cart's id. What is in a cart whose order ended unpaid is ordered as another cart. */
export function renewCartId(market: Market): void {
  const cart = storedCart(market)
  if (typeof cart.cartId !== 'string' || typeof cart.timestamp !== 'number') return
  const timestamp = Math.max(cart.timestamp + 1, Date.now())
  storedText.write(cartKeyOf(market), JSON.stringify({ ...cart, cartId: newId(), timestamp }))
}

function storedCart(market: Market): Readonly<Record<string, unknown>> {
  const cart = parsed(storedText.read(cartKeyOf(market)))
  return isRecord(cart) ? cart : {}
}

/** Text that is no JSON is no cart. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
