import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/device/listing.ts'
import { formIdOf } from './form-event.ts'
import { itemOfAccessory, itemOfListing } from './item.ts'
import { viewItem, viewItemList } from './view-event.ts'

const card: ListingCard = {
  product: {
    id: 'P101602',
    model: {
      id: 'apple-iphone-13',
      legacyId: 1016,
      brand: 'Apple',
      name: 'iPhone 13',
      type: 'SMARTPHONE',
      year: 2021,
    },
    configuration: {
      storage: '128 GB',
      color: { name: 'Midnight', hex: '#111111', family: 'black' },
    },
  },
  offer: {
    listingId: 'L1',
    grade: 'very-good',
    price: { minor: 149_900, currency: 'RON' },
    stock: 3,
  },
}

const item = {
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
  image: '/pictures/v1/apple-iphone-13-midnight-pair.svg',
  origin: 'Default',
}

test('a listing gives the item of Spec 3.6', () => {
  expect(itemOfListing('ro', card)).toEqual(item)
})

test('an announced discount and the sold-out status of a listing are tracked', () => {
  const offer = {
    ...card.offer,
    stock: 0,
    discount: { percent: 10, lowest30: { minor: 166_500, currency: 'RON' } },
  } as const
  expect(itemOfListing('ro', { ...card, offer })).toEqual({
    ...item,
    stockState: 'out-of-stock',
    discount: 166,
  })
})

test('a price with cents is truncated to an integer', () => {
  const price = { minor: 39_999, currency: 'EUR' } as const
  expect(itemOfListing('gr', { ...card, offer: { ...card.offer, price } }).price).toBe(399)
})

test.each([
  ['TABLET', 'Tablets'],
  ['SMARTPHONE', 'Mobile Phones'],
  ['LAPTOP', 'Laptops'],
  ['SMARTWATCH', 'Smartwatches'],
  ['CONSOLE', 'Accesory'],
] as const)('the category of %s is %s (Spec 9.4)', (type, category) => {
  const { product } = card
  const made = { ...card, product: { ...product, model: { ...product.model, type } } }
  expect(itemOfListing('ro', made).category).toBe(category)
})

test('accessories use the category Accessories', () => {
  const price = { minor: 4_900, currency: 'RON' } as const
  expect(itemOfAccessory({ id: 'case-1', name: 'Husă', price })).toEqual({
    id: 'case-1',
    productId: 'case-1',
    name: 'Husă',
    category: 'Accessories',
    price: 49,
    quantity: 1,
    origin: 'Default',
  })
})

test('viewing a device tracks its price and currency', () => {
  expect(viewItem(itemOfListing('ro', card), 'RON')).toEqual({
    event: 'view_item',
    ecommerce: { value: 1499, currency: 'RON', items: [item] },
  })
})

test('a list tracks at most five models, each once, in list order', () => {
  const of = (id: string) => ({
    ...item,
    id,
    shape: 'BUN' as const,
    stockState: 'in-stock' as const,
  })
  const shown = ['1', '2', '2', '3', '1', '4', '5', '6', '7'].map(of)
  const event = viewItemList('listing', shown)
  expect(event).toEqual({
    event: 'view_item_list',
    ecommerce: { item_list_name: 'listing', items: ['1', '2', '3', '4', '5'].map(of) },
  })
  expect(viewItemList('listing', shown.slice(0, 2))).toMatchObject({
    ecommerce: { items: [of('1'), of('2')] },
  })
})

test.each([
  [4, ['1', '2', '3', '4']],
  [5, ['1', '2', '3', '4', '5']],
  [6, ['1', '2', '3', '4', '5']],
])('a list of %i models tracks at most five', (count, ids) => {
  const shown = Array.from({ length: count }, (_, at) => ({
    ...item,
    shape: 'BUN' as const,
    stockState: 'in-stock' as const,
    id: String(at + 1),
  }))
  const event = viewItemList('search', shown)
  expect('items' in event.ecommerce && event.ecommerce.items.map(({ id }) => id)).toEqual(ids)
})

test('a form has a separate identifier in each country', () => {
  expect(formIdOf('ro', 'contact-details')).toBe('ro-contact-details')
  expect(formIdOf('gr', 'login')).toBe('gr-login')
})
