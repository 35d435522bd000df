import { shopRows } from '#test/support/shop-database.ts'
import type { Market } from './text.ts'
import { boughtIn, currencies, type itemForAll } from './tracked.ts'

type Item = Awaited<ReturnType<typeof itemForAll>>

function worthOf(items: readonly { readonly price: number }[]) {
  return items.reduce((sum, { price }) => sum + price, 0)
}

/** The contents of a cart in the format of GA4. */
export function ofCart(market: Market, items: readonly { readonly price: number }[]) {
  return {
    value: worthOf(items),
    currency: currencies[market],
    items,
  }
}

export function beginCheckoutEvent(market: Market, item: Item) {
  return {
    event: 'begin_checkout',
    ecommerce: ofCart(market, [item]),
  }
}
export function shippingInfoEvent(market: Market, item: Item, shipping_tier: string) {
  return {
    event: 'add_shipping_info',
    ecommerce: { ...ofCart(market, [item]), shipping_tier },
  }
}
export function paymentInfoEvent(market: Market, item: Item, payment_type: string) {
  return {
    event: 'add_payment_info',
    ecommerce: { ...ofCart(market, [item]), payment_type },
  }
}
export async function purchaseEvent(market: Market, item: Item, number: string) {
  return {
    event: 'purchase',
    ecommerce: { ...(await boughtIn(number)), currency: currencies[market], items: [item] },
  }
}

export const fromCheckoutOn = [
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const

/** The id of the listed accessory, by the name on its card. */
export async function accessoryNamed(name: string, origin = 'Default') {
  const [found] = await shopRows<{ id: string; price: number }>(
    `select a.id, l.price_minor::int / 100 as price
     from accessory a join accessory_listing l on l.accessory_id = a.id
     where l.market = 'ro' and a.name->>'ro' = $1`,
    [name],
  )
  const { id, price } = found as { id: string; price: number }
  return {
    id,
    productId: id,
    name,
    category: 'Accessories',
    price,
    quantity: 1,
    origin,
  }
}
