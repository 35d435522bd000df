import { expect, test } from 'vitest'
import { aCart, anAccessory, aPhone, lei } from '#domain/cart/cart.builders.ts'
import { cartChange, itemsOf } from './cart-items.ts'
import {
  addPaymentInfo,
  addShippingInfo,
  beginCheckout,
  cartEvents,
  purchase,
} from './shop-event.ts'

const phone = aPhone('line-1', {
  productId: 'P101602',
  modelId: 1016,
  buyPrice: lei(1_499),
  naming: {
    title: 'Apple iPhone 13, Midnight, 128 GB, Foarte bun',
    modelDisplayName: 'Apple iPhone 13',
    configSummary: '128 GB · Midnight',
    shortTitle: 'Apple iPhone 13, 128 GB',
  },
  productImage: '/pictures/iphone.svg',
  productUrl: '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/1016/?shape=FOARTE_BUN',
})

const phoneItem = {
  id: '1016',
  productId: 'P101602',
  name: 'Apple iPhone 13',
  brand: 'Apple',
  category: 'Mobile Phones',
  price: 1499,
  quantity: 1,
  storage: '128 GB',
  shape: 'FOARTE_BUN',
  color: 'Midnight',
  url: '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/1016/?shape=FOARTE_BUN',
  stockState: 'in-stock',
  image: '/pictures/iphone.svg',
  origin: 'Default',
}

const caseItem = {
  id: 'case',
  productId: 'case',
  name: 'Case',
  category: 'Accessories',
  price: 50,
  quantity: 1,
  origin: 'Default',
}

const filled = aCart({ phoneCart: [phone], accessoryCart: [anAccessory('line-2')] })

test('a cart line is tracked with its brand, storage and colour', () => {
  expect(itemsOf(filled)).toEqual([phoneItem, caseItem])
})

test('values that a cart line lacks are omitted, not guessed', () => {
  const naming = {
    title: 'Apple Watch SE',
    modelDisplayName: 'Apple Watch SE',
    configSummary: '40 mm · GPS',
    shortTitle: 'Apple Watch SE',
  }
  const productUrl = '/magazin/apple/smartwatch-apple-watch-se/22/?shape=BUN&size=40-mm'
  const [item] = itemsOf(aCart({ phoneCart: [{ ...phone, naming, productUrl }] }))
  expect(item).toMatchObject({ name: 'Apple Watch SE', brand: 'Apple' })
  expect(item).not.toHaveProperty('storage')
  expect(item).not.toHaveProperty('color')
})

test('a brand of two words is tracked in full', () => {
  const naming = { ...phone.naming, modelDisplayName: 'Fair Phone 5', shortTitle: 'Fair Phone 5' }
  const productUrl = '/magazin/fair-phone/telefoane-fair-phone-5-128-gb-midnight/9/'
  const [item] = itemsOf(aCart({ phoneCart: [{ ...phone, naming, productUrl }] }))
  expect(item?.brand).toBe('Fair Phone')
})

test('a gift wrap is a fee and no item; a battery and the accessories of a phone are items', () => {
  const wrap = anAccessory('wrap', { isWrappingTax: true })
  const glass = anAccessory('glass', { id: 'glass', name: 'Glass', phoneId: 'line-1' })
  const cart = aCart({
    phoneCart: [{ ...phone, deviceAccessories: [glass] }],
    accessoryCart: [wrap],
    batteryCart: [{ phoneId: 'line-1', id: 'battery-13', price: lei(199) }],
  })
  expect(itemsOf(cart)).toEqual([
    phoneItem,
    { ...caseItem, id: 'battery-13', productId: 'battery-13', name: 'Battery', price: 199 },
    { ...caseItem, id: 'glass', productId: 'glass', name: 'Glass' },
  ])
})

test('an edit tracks added and removed items, and nothing if there are none', () => {
  const empty = aCart()
  expect(cartEvents(cartChange(empty, filled), 'RON')).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: { value: 1549, currency: 'RON', items: [phoneItem, caseItem] },
    },
  ])
  expect(cartEvents(cartChange(filled, { ...filled, phoneCart: [] }), 'RON')).toEqual([
    { event: 'remove_from_cart', ecommerce: { value: 1499, currency: 'RON', items: [phoneItem] } },
  ])
  expect(cartEvents(cartChange(filled, filled), 'RON')).toEqual([])
})

test('a second piece of the same model is tracked as one more', () => {
  const two = { ...filled, phoneCart: [phone, { ...phone, id: 'line-3' }] }
  expect(cartChange(filled, two)).toEqual({ added: [phoneItem], removed: [] })
})

const ecommerce = { value: 1549, currency: 'RON', items: [phoneItem, caseItem] }

test('the checkout tracks the cart, the delivery and the payment', () => {
  expect(beginCheckout(filled)).toEqual({ event: 'begin_checkout', ecommerce })
  expect(addShippingInfo(filled, 'easybox')).toEqual({
    event: 'add_shipping_info',
    ecommerce: { ...ecommerce, shipping_tier: 'easybox' },
  })
  expect(addPaymentInfo(filled, 'card')).toEqual({
    event: 'add_payment_info',
    ecommerce: { ...ecommerce, payment_type: 'card' },
  })
})

test('a purchase tracks its number, total and delivery with its fee, but nothing about the customer', () => {
  const totals = { total: lei(1_523.5), delivery: lei(19.5), collectionFee: lei(5) }
  expect(purchase({ number: 'RO100000017', totals }, [phoneItem as never])).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'RO100000017',
      value: 1523.5,
      shipping: 24.5,
      currency: 'RON',
      items: [phoneItem],
    },
  })
})
