import type { Currency } from '#domain/money/money.ts'
import { type Item, listed } from './item.ts'
import type { ListName, ShopEvent } from './shop-event.ts'
import { valued } from './valued.ts'

// Separate from the cart events, so that visitors who only look at pages do not download those.

export function viewItemList(item_list_name: ListName, items: readonly Item[]): ShopEvent {
  return {
    event: 'view_item_list',
    ecommerce: { item_list_name, items: listed(items) },
  }
}

export function viewItem(item: Item, currency: Currency): ShopEvent {
  return {
    event: 'view_item',
    ecommerce: valued([item], currency),
  }
}
