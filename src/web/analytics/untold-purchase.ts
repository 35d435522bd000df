import { itemsOf } from '#domain/analytics/cart-items.ts'
import type { Item } from '#domain/analytics/item.ts'
import { purchase } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { keptText } from '#web/client/kept-text.ts'
import { isMeasured } from './consent-now.ts'
import { pushEvent } from './push-event.ts'

type Untold = { readonly number: string; readonly items: readonly Item[] }

function keyOf(market: Market): string {
  return `kintsu-untold-purchases-1-${market}`
}

/** Orders of several tabs may wait for their payment at once; those nobody came back to are forgotten, the oldest first. */
const mostKept = 5

/** An order was placed by somebody who agreed to be measured; what was in its cart is told when it has gone through. */
export function keepUntold(cart: Cart, number: string): void {
  if (isMeasured())
    keep(cart.market, [...othersThan(number, cart.market), { number, items: itemsOf(cart) }])
}

/** Once an order, whatever is reloaded: who tells it forgets it. Another browser, or a link in a letter, has nothing to tell. */
export function tellPurchase(order: OrderView): void {
  const { number, market, state } = order
  const untold = untoldOf(market).find(each => each.number === number)
  if (!untold || state === 'awaiting-payment') return
  keep(market, othersThan(number, market))
  if (state === 'confirmed' || state === 'closed') pushEvent(purchase(order, untold.items))
}

function othersThan(number: string, market: Market): readonly Untold[] {
  return untoldOf(market).filter(each => each.number !== number)
}

function keep(market: Market, untold: readonly Untold[]): void {
  if (untold.length === 0) keptText.forget(keyOf(market))
  else keptText.write(keyOf(market), JSON.stringify(untold.slice(-mostKept)))
}

function untoldOf(market: Market): readonly Untold[] {
  try {
    const kept: unknown = JSON.parse(keptText.read(keyOf(market)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUntold) : []
  } catch {
    return []
  }
}

function isUntold(kept: Partial<Untold> | null): kept is Untold {
  return typeof kept?.number === 'string' && Array.isArray(kept.items)
}
