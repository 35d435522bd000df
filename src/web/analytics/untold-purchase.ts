import { itemsOf } from '#domain/analytics/cart-items.ts'
import type { Item } from '#domain/analytics/item.ts'
import { purchase } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { keptText } from '#web/client/kept-text.ts'
import { isMeasured } from './consent-now.ts'
import { pushEvent } from './push-event.ts'

const keyOf = (market: Market): string => `kintsu-untold-purchase-1-${market}`

/** An order was placed by somebody who agreed to be measured; what was in its cart is told when it has gone through. */
export const keepUntold = (cart: Cart, number: string): void => {
  if (isMeasured())
    keptText.write(keyOf(cart.market), JSON.stringify({ number, items: itemsOf(cart) }))
}

/** Once an order, whatever is reloaded: who tells it forgets it. Another browser, or a link in a letter, has nothing to tell. */
export const tellPurchase = (order: OrderView): void => {
  const { number, market, state } = order
  const items = untoldItems(market, number)
  if (!items || state === 'awaiting-payment') return
  keptText.forget(keyOf(market))
  if (state === 'confirmed' || state === 'closed') pushEvent(purchase(order, items))
}

const untoldItems = (market: Market, number: string): readonly Item[] | undefined => {
  try {
    const kept = JSON.parse(keptText.read(keyOf(market)) ?? '{}')
    return kept.number === number && Array.isArray(kept.items) ? kept.items : undefined
  } catch {
    return undefined
  }
}
