import type { Currency } from '#domain/money/money.ts'
import { type Item, listed } from './item.ts'
import type { ListName, ShopEvent } from './shop-event.ts'
import { valued } from './valued.ts'

// Apart from what is told of a cart: whoever only looks does not download it.

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
