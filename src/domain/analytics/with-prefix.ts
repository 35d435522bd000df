import type { ShopEvent } from './shop-event.ts'

// Separate from the cart events, so that visitors who only look at pages do not download those.

/** The event with the prefix of its market before the URL of every item; '' on a host of the market's own. */
export function withPrefix(event: ShopEvent, prefix: string): ShopEvent {
  const items = event.ecommerce.items.map(item =>
    item.url === undefined ? item : { ...item, url: prefix + item.url },
  )
  return { ...event, ecommerce: { ...event.ecommerce, items } } as ShopEvent
}
