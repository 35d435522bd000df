import type { Cart } from '#domain/cart/cart.ts'
import { accessoriesOf } from '#domain/cart/edit.ts'
import type { BatteryLine, PhoneLine } from '#domain/cart/line.ts'
import { gradeToWire } from '#domain/device/grade.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import { categoryOfType, type Item, itemOfAccessory, wholePrice } from './item.ts'

/** An item with the key of its cart line, so that two carts can be compared. */
type KeyedItem = readonly [key: string, item: Item]

/** The items of a cart: devices, batteries and accessories; a gift wrap is a fee and no product. */
function keyedItems(cart: Cart): readonly KeyedItem[] {
  return [
    ...cart.phoneCart.map(phone => [phone.id, itemOfPhone(cart.market, phone)] as const),
    ...cart.batteryCart.map(each => [`${each.phoneId} ${each.id}`, itemOfBattery(each)] as const),
    ...accessoriesOf(cart)
      .filter(({ isWrappingTax }) => !isWrappingTax)
      .map(each => [each.lineId, itemOfAccessory(each, each.origin)] as const),
  ]
}

export function itemsOf(cart: Cart): readonly Item[] {
  return keyedItems(cart).map(([, item]) => item)
}

/** The items that an edit added to a cart and removed from it. */
export function cartChange(before: Cart, after: Cart) {
  const [were, are] = [new Map(keyedItems(before)), new Map(keyedItems(after))]
  return {
    added: [...are].flatMap(([key, item]) => (were.has(key) ? [] : [item])),
    removed: [...were].flatMap(([key, item]) => (are.has(key) ? [] : [item])),
  }
}

function itemOfBattery({ id, price }: BatteryLine): Item {
  return itemOfAccessory({ id, name: 'Battery', price })
}

function itemOfPhone(market: Market, phone: PhoneLine): Item {
  return {
    id: String(phone.modelId),
    productId: phone.productId,
    name: phone.naming.modelDisplayName,
    ...brandOf(market, phone),
    category: categoryOfType(phone.device.modelType),
    price: wholePrice(phone.buyPrice),
    quantity: 1,
    ...storageOf(phone),
    shape: gradeToWire(phone.device.grade),
    ...colorOf(market, phone),
    url: phone.productUrl,
    stockState: phone.availability,
    image: phone.productImage,
    origin: phone.origin,
  }
}

/** A line has no brand field: the brand is the part of the model's full name that also begins its URL (Spec 2.2). */
function brandOf(market: Market, { naming, productUrl }: PhoneLine) {
  const words = naming.modelDisplayName.split(' ')
  const [brandSlug] = slugsOf(productUrl)
  const brand = words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .find(start => slug(start, languageOf[market]) === brandSlug)
  return brand === undefined ? {} : { brand }
}

/** The short title is the full name with the storage after it (Spec 9.4). */
function storageOf({ naming: { shortTitle, modelDisplayName } }: PhoneLine) {
  const storage = shortTitle.slice(modelDisplayName.length).replace(/^, /, '')
  return shortTitle.startsWith(modelDisplayName) && storage !== '' ? { storage } : {}
}

/** The colour ends both the configuration and the product's part of the URL. */
function colorOf(market: Market, phone: PhoneLine) {
  const last = phone.naming.configSummary.split(' · ').at(-1) ?? ''
  const [, productSlug = ''] = slugsOf(phone.productUrl)
  const ends = last !== '' && productSlug.endsWith(`-${slug(last, languageOf[market])}`)
  return ends && last !== storageOf(phone).storage ? { color: last } : {}
}

/** The last three segments of a product's URL: brand, product and model. */
function slugsOf(url: string): readonly string[] {
  return (url.split('?')[0] ?? '').split('/').filter(Boolean).slice(-3)
}
