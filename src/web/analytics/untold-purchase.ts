import { itemsOf } from '#domain/analytics/cart-items.ts'
import type { Item } from '#domain/analytics/item.ts'
import { purchase } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { keptText } from '#web/client/kept-text.ts'
import { pushEvent } from './push-event.ts'

const keyOf = (market: Market): string => `kintsu-untold-purchase-1-${market}`

/** An order was placed; what was in its cart is told when it has gone through. */
export const keepUntold = ({ market, ...cart }: Cart, number: string): void =>
  keptText.write(keyOf(market), JSON.stringify({ number, items: itemsOf({ market, ...cart }) }))

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
