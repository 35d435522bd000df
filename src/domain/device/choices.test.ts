import { expect, test } from 'vitest'
import { alsoDiffering, choicesOf, nearestInStock, type Shelf } from './choices.ts'
import type { Grade, Product } from './device.ts'

const model = {
  id: 'm',
  legacyId: 1,
  brand: 'Apple',
  name: 'iPhone 13',
  type: 'SMARTPHONE',
  year: 2021,
} as const
const colors = { Midnight: '#26323c', Blue: '#2f5d8c' } as const
function aProduct(storage: string, color: keyof typeof colors): Product {
  return {
    id: `${storage} ${color}`,
    model,
    configuration: {
      storage,
      color: { name: color, hex: colors[color], family: color === 'Blue' ? 'blue' : 'black' },
    },
  }
}
function onShelf(product: Product, grade: Grade, stock: number, minor = 100_000) {
  return { product, grade, stock, price: { minor, currency: 'RON' as const } }
}
const shown = aProduct('128 GB', 'Midnight')

test('choosing a value preserves the grade if that grade is in stock', () => {
  const big = aProduct('256 GB', 'Midnight')
  const shelf: Shelf = [
    onShelf(shown, 'good', 1),
    onShelf(big, 'very-good', 5),
    onShelf(big, 'good', 1),
  ]
  const storage = choicesOf(shelf, shown, 'good')[0]
  expect(storage?.items.map(item => [item.value, item.product.id, item.grade])).toEqual([
    ['128 GB', '128 GB Midnight', 'good'],
    ['256 GB', '256 GB Midnight', 'good'],
  ])
})

test('a value has the price of the listing that its link leads to', () => {
  const shelf: Shelf = [
    onShelf(shown, 'good', 1, 100_000),
    onShelf(aProduct('256 GB', 'Midnight'), 'very-good', 5, 150_000),
    onShelf(aProduct('256 GB', 'Midnight'), 'good', 1, 120_000),
  ]
  const storage = choicesOf(shelf, shown, 'good')[0]
  expect(storage?.items.map(({ value, price }) => [value, price.minor])).toEqual([
    ['128 GB', 100_000],
    ['256 GB', 120_000],
  ])
})

test('choosing a value switches to the grade in stock if the current grade is sold out', () => {
  const big = aProduct('256 GB', 'Midnight')
  const shelf: Shelf = [
    onShelf(shown, 'good', 1),
    onShelf(big, 'very-good', 5),
    onShelf(big, 'good', 0),
  ]
  expect(choicesOf(shelf, shown, 'good')[0]?.items[1]?.grade).toBe('very-good')
})

test('a value without stock in this colour is crossed out and still has a link', () => {
  const shelf: Shelf = [
    onShelf(shown, 'good', 1),
    onShelf(aProduct('256 GB', 'Midnight'), 'good', 0),
    onShelf(aProduct('256 GB', 'Blue'), 'good', 3),
  ]
  const big = choicesOf(shelf, shown, 'good')[0]?.items[1]
  expect(big?.availability).toBe('sold-out')
  expect(big?.product.id).toBe('256 GB Midnight')
})

test('a value never listed in this configuration links to the nearest product that has it', () => {
  const shelf: Shelf = [
    onShelf(shown, 'good', 1),
    onShelf(aProduct('256 GB', 'Blue'), 'very-good', 1),
    onShelf(aProduct('512 GB', 'Blue'), 'good', 0),
    onShelf(aProduct('512 GB', 'Midnight'), 'good', 1),
  ]
  const items = choicesOf(shelf, shown, 'good')[0]?.items ?? []
  expect(items.map(item => [item.value, item.availability, item.product.id])).toEqual([
    ['128 GB', 'in-stock', '128 GB Midnight'],
    ['256 GB', 'not-listed', '256 GB Blue'],
    ['512 GB', 'in-stock', '512 GB Midnight'],
  ])
})

test('a link that changes more than the chosen value names what else it changes', () => {
  const bigBlue = aProduct('256 GB', 'Blue')
  expect(alsoDiffering(shown, bigBlue, 'storage')).toEqual(['Blue'])
  expect(alsoDiffering(shown, bigBlue, 'color')).toEqual(['256 GB'])
  expect(alsoDiffering(shown, aProduct('256 GB', 'Midnight'), 'storage')).toEqual([])
})

test('the nearest in stock is the other grade, then a product with one difference, then with two', () => {
  const shelf = [
    onShelf(aProduct('256 GB', 'Blue'), 'good', 1),
    onShelf(aProduct('256 GB', 'Midnight'), 'very-good', 1),
    onShelf(aProduct('256 GB', 'Midnight'), 'good', 0),
    onShelf(shown, 'very-good', 1),
    onShelf(shown, 'good', 1),
  ]
  const nearest = nearestInStock(shelf, shown, 'good')
  expect(nearest.map(each => [each.product.id, each.grade])).toEqual([
    ['128 GB Midnight', 'very-good'],
    ['256 GB Midnight', 'very-good'],
    ['256 GB Blue', 'good'],
  ])
})

test('amounts are sorted by size, a terabyte last', () => {
  const shelf: Shelf = ['1 TB', '256 GB', '64 GB', '128 GB'].map(storage =>
    onShelf(aProduct(storage, 'Midnight'), 'good', 1),
  )
  expect(choicesOf(shelf, shown, 'good')[0]?.items.map(item => item.value)).toEqual([
    '64 GB',
    '128 GB',
    '256 GB',
    '1 TB',
  ])
})

test('a key with a single value is not a choice', () => {
  const shelf: Shelf = [onShelf(shown, 'good', 1), onShelf(aProduct('128 GB', 'Blue'), 'good', 1)]
  expect(choicesOf(shelf, shown, 'good').map(group => group.key)).toEqual(['color'])
})
