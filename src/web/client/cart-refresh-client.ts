import { type AfterRefresh, afterRefresh, type RefreshOutcome } from '#domain/cart/after-refresh.ts'
import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { isRecord } from '#domain/cart/narrow.ts'
import type { Refreshed } from '#domain/cart/refresh-report.ts'
import { type CartPlace, readCart, saveCart } from './cart-store.ts'
import { isHeldByOrder } from './pending-order.ts'

/** The server's response for the lines of a cart; `unreachable` if there is none. */
type ShelfAnswer =
  | { readonly kind: 'answered'; readonly renew: (cart: Cart) => Refreshed }
  | { readonly kind: 'unsuccessful' | 'unreachable' }

const timeoutMs = 10_000
const maxAttempts = 3

/**
 * Checks the newest cart against the shelf and saves it if it changed. Checks again if the cart changed meanwhile
 * (Spec 4.4).
 */
export async function refreshCart(place: CartPlace, attempt = 1): Promise<AfterRefresh> {
  const { cart: sentCart } = readCart(place)
  // Units held by the cart's own order would be missing from the shelf.
  if (!hasItems(sentCart) || isHeldByOrder(sentCart.market, sentCart.cartId))
    return { cart: sentCart }
  const answer = await askShelf(sentCart)
  const { cart } = readCart(place)
  if (cart.timestamp !== sentCart.timestamp)
    return attempt < maxAttempts
      ? refreshCart(place, attempt + 1)
      : afterRefresh(cart, { kind: 'unreachable' })
  const after = afterRefresh(cart, toRefreshAnswer(cart, answer))
  return isSame(cart, after.cart) ? after : { ...after, cart: saveCart(place, after.cart) }
}

function toRefreshAnswer(cart: Cart, answer: ShelfAnswer): RefreshOutcome {
  return answer.kind === 'answered'
    ? { kind: 'refreshed', refreshed: answer.renew(cart) }
    : { kind: answer.kind }
}

/** The contract and the rules are downloaded with the first request: a page that sends none does not need them. */
async function askShelf(sentCart: Cart): Promise<ShelfAnswer> {
  try {
    const [contract, { refresh }] = await Promise.all([
      import('#contract/cart-refresh.ts'),
      import('#domain/cart/refresh.ts'),
    ])
    const response = await fetch('/api/cart-refresh/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contract.toCartRefresh(sentCart)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = response.ok ? await response.json() : undefined
    const parsed = contract.cartRefreshResponseSchema.safeParse(body)
    const view = parsed.success ? contract.toShelfView(parsed.data) : undefined
    if (view) return { kind: 'answered', renew: cart => refresh(cart, view) }
    return { kind: isUnsuccessful(body) ? 'unsuccessful' : 'unreachable' }
  } catch {
    // Offline, too slow, or a response that is not JSON: nothing is known about the cart (quality.md).
    return { kind: 'unreachable' }
  }
}

/** Only an explicit `success: false` empties a cart; an unreadable response does not. */
function isUnsuccessful(body: unknown): boolean {
  return isRecord(body) && body.success === false
}

function isSame(one: Cart, other: Cart): boolean {
  return inOrder(one) === inOrder(other)
}

/** The server returns the same fields in another order than the browser stores them in. */
function inOrder(cart: Cart): string {
  return JSON.stringify(cart, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value,
  )
}

function byKey([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1
}
