import { cartSnapshotSchema } from '#contract/cart-snapshot.ts'
import { parse } from '#contract/schema.ts'
import { cartSnapshotCookie } from '#domain/checkout/cart-snapshot-cookie.ts'
import { cartKeyOf, checkoutKeyOf, pendingOrderKeyOf } from '#domain/checkout/stored-keys.ts'
import { isOutage } from '#http/problem.ts'
import { rebuildCart } from '#services/cart/draw-cart.ts'
import { jsonCookie } from '../json-cookie.ts'
import type { PageRequest } from '../page-request.ts'

/**
 * The cart snapshot of the visitor's browser, if all of it is still valid. Members have none: their cart may also
 * change on other devices (decision 35).
 */
export async function serverCart({ ctx, market, request }: PageRequest) {
  const cookies = request.headers.get('cookie')
  const snapshot = parse(cartSnapshotSchema, jsonCookie(cookies, cartSnapshotCookie(market)))
  if (!snapshot.ok || snapshot.value.market !== market || isMembers(cookies)) return undefined
  const cart = await rebuildCart(ctx, snapshot.value).catch(unlessAway)
  if (!cart) return undefined
  const nothingElse = { [checkoutKeyOf(market)]: null, [pendingOrderKeyOf(market)]: null }
  const state = `${cart.timestamp} ${cart.stateVersion}`
  return { cart, storedVersions: { [cartKeyOf(market)]: state, ...nothingElse } }
}

/** The page needs nothing else from the database. */
function unlessAway(error: unknown) {
  if (!isOutage(error)) throw error
  return undefined
}

function isMembers(cookies: string | null): boolean {
  return /\bkintsu-member=1\b/.test(cookies ?? '')
}
