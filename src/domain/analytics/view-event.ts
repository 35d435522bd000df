import type { Currency } from '#domain/money/money.ts'
import { type Item, listed } from './item.ts'
import type { ListName, ShopEvent } from './shop-event.ts'
import { valued } from './valued.ts'

// Apart from what is told of a cart: whoever only looks does not download it.

export const viewItemList = (item_list_name: ListName, items: readonly Item[]): ShopEvent => ({
  event: 'view_item_list',
  ecommerce: { item_list_name, items: listed(items) },
})

export const viewItem = (item: Item, currency: Currency): ShopEvent => ({
  event: 'view_item',
  ecommerce: valued([item], currency),
})
