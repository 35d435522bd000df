import { shopRows } from '#test/support/shop-database.ts'
import { boughtIn, currencies, type itemForAll } from './told.ts'
import type { Market } from './words.ts'

type Item = Awaited<ReturnType<typeof itemForAll>>

const worthOf = (items: readonly { readonly price: number }[]) =>
  items.reduce((sum, { price }) => sum + price, 0)

/** GA4's shape of what is in a cart. */
export const ofCart = (market: Market, items: readonly { readonly price: number }[]) => ({
  value: worthOf(items),
  currency: currencies[market],
  items,
})

export const begun = (market: Market, item: Item) => ({
  event: 'begin_checkout',
  ecommerce: ofCart(market, [item]),
})
export const delivered = (market: Market, item: Item, shipping_tier: string) => ({
  event: 'add_shipping_info',
  ecommerce: { ...ofCart(market, [item]), shipping_tier },
})
export const paid = (market: Market, item: Item, payment_type: string) => ({
  event: 'add_payment_info',
  ecommerce: { ...ofCart(market, [item]), payment_type },
})
export const purchased = async (market: Market, item: Item, number: string) => ({
  event: 'purchase',
  ecommerce: { ...(await boughtIn(number)), currency: currencies[market], items: [item] },
})

export const fromCheckoutOn = [
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const

/** The listed accessory's own id, by the name on its card. */
export const accessoryNamed = async (name: string, origin = 'Default') => {
  const [found] = await shopRows<{ id: string; price: number }>(
    `select a.id, l.price_minor::int / 100 as price
     from accessory a join accessory_listing l on l.accessory_id = a.id
     where l.market = 'ro' and a.name->>'ro' = $1`,
    [name],
  )
  const { id, price } = found as { id: string; price: number }
  return {
    ...{ id, productId: id, name, category: 'Accessories', price, quantity: 1 },
    origin,
  }
}
