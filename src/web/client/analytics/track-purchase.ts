import { itemsOf } from '#domain/analytics/cart-items.ts'
import type { Item } from '#domain/analytics/item.ts'
import { purchase } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { storedText } from '#web/client/stored-text.ts'
import { isMeasured } from './consent-now.ts'
import { pushEvent } from './push-event.ts'

type Untracked = { readonly number: string; readonly items: readonly Item[] }

function keyOf(market: Market): string {
  return `kintsu-untold-purchases-1-${market}`
}

/** Orders of several tabs may await payment at the same time; the oldest ones that nobody returned to are dropped. */
const maxStored = 5

/** Stores the items of an order placed with analytics consent; the purchase is tracked when the order is confirmed. */
export function saveUntrackedPurchase(cart: Cart, number: string): void {
  if (isMeasured())
    save(cart.market, [...othersThan(number, cart.market), { number, items: itemsOf(cart) }])
}

/**
 * Tracks the purchase once per order, whatever is reloaded: tracking it removes the stored items. Another browser,
 * or a link in an email, has nothing to track.
 */
export function trackPurchase(order: OrderView): void {
  const { number, market, state } = order
  const untracked = untrackedPurchases(market).find(each => each.number === number)
  if (!untracked || state === 'awaiting-payment') return
  save(market, othersThan(number, market))
  if (state === 'confirmed' || state === 'closed') pushEvent(purchase(order, untracked.items))
}

function othersThan(number: string, market: Market): readonly Untracked[] {
  return untrackedPurchases(market).filter(each => each.number !== number)
}

function save(market: Market, untracked: readonly Untracked[]): void {
  if (untracked.length === 0) storedText.forget(keyOf(market))
  else storedText.write(keyOf(market), JSON.stringify(untracked.slice(-maxStored)))
}

function untrackedPurchases(market: Market): readonly Untracked[] {
  try {
    const stored: unknown = JSON.parse(storedText.read(keyOf(market)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUntracked) : []
  } catch {
    return []
  }
}

function isUntracked(stored: Partial<Untracked> | null): stored is Untracked {
  return typeof stored?.number === 'string' && Array.isArray(stored.items)
}
