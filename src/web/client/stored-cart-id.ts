import { isRecord } from '#domain/cart/narrow.ts'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { newId } from './new-id.ts'
import { parsedText } from './parsed-text.ts'
import { storedText } from './stored-text.ts'

/** Pages that only wait for a payment need no more of the stored cart than its id; it is not parsed as a cart. */
export function storedCartId(market: Market): string | undefined {
  const { cartId } = storedCart(market)
  return typeof cartId === 'string' ? cartId : undefined
}

/**
 * An order is unique on its cart's id. The items of a cart whose order ended unpaid are ordered as a new cart
 * (orders.md).
 */
export function renewCartId(market: Market): void {
  const cart = storedCart(market)
  if (typeof cart.cartId !== 'string' || typeof cart.timestamp !== 'number') return
  const timestamp = Math.max(cart.timestamp + 1, Date.now())
  storedText.write(cartKeyOf(market), JSON.stringify({ ...cart, cartId: newId(), timestamp }))
}

function storedCart(market: Market): Readonly<Record<string, unknown>> {
  const cart = parsedText(storedText.read(cartKeyOf(market)))
  return isRecord(cart) ? cart : {}
}
