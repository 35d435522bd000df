import { expect, test } from 'vitest'
import type { Shelf } from './choices.ts'
import type { Grade, Product } from './device.ts'
import { relatedSpecsOf } from './related-specs.ts'

function aProduct(storage: string, color: 'Midnight' | 'Blue'): Product {
  return {
    id: `${storage} ${color}`,
    model: {
      id: 'm',
      legacyId: 1,
      brand: 'Apple',
      name: 'iPhone 13',
      type: 'SMARTPHONE',
      year: 2021,
    },
    configuration: { storage, color: { name: color, hex: '#26323c', family: 'black' } },
  }
}
function onShelf(product: Product, grade: Grade, stock: number) {
  return { product, grade, stock, price: { minor: 100_000, currency: 'RON' as const } }
}
const shown = aProduct('128 GB', 'Midnight')

test('The grades come first, as FOARTE_BUN and BUN; a grade without a listing is not in stock', () => {
  const shelf: Shelf = [
    onShelf(shown, 'good', 1),
    onShelf(aProduct('128 GB', 'Blue'), 'very-good', 1),
  ]
  expect(relatedSpecsOf(shelf, shown, 'good')[0]).toEqual({
    name: 'shape',
    items: [
      { value: 'FOARTE_BUN', inStock: false, productId: '128 GB Midnight' },
      { value: 'BUN', inStock: true, productId: '128 GB Midnight' },
    ],
  })
})

test('A grade with one unit left is in stock, with none it is not', () => {
  const inStock = (stock: number) =>
    relatedSpecsOf([onShelf(shown, 'good', stock)], shown, 'good')[0]?.items[1]?.inStock
  expect([inStock(1), inStock(0)]).toEqual([true, false])
})

test('The other configuration keys of the model follow, even with a single value', () => {
  const shelf: Shelf = [onShelf(shown, 'good', 1), onShelf(aProduct('128 GB', 'Blue'), 'good', 0)]
  expect(relatedSpecsOf(shelf, shown, 'good').slice(1)).toEqual([
    { name: 'storage', items: [{ value: '128 GB', inStock: true, productId: '128 GB Midnight' }] },
    {
      name: 'color',
      items: [
        { value: 'Blue', inStock: false, productId: '128 GB Blue' },
        { value: 'Midnight', inStock: true, productId: '128 GB Midnight' },
      ],
    },
  ])
})
