import { expect, test } from 'vitest'
import { madeForOf } from './made-for.ts'

function apple(name: string) {
  return { brand: 'Apple', name }
}
const three = [apple('iPhone 16'), apple('iPhone 15'), apple('iPhone 14')]
const models = ['a', 'b', 'c', 'd']

test('an accessory for device types lists the types, and the brand where it has one', () => {
  expect(madeForOf({ types: ['SMARTPHONE', 'TABLET'] }, [], 0)).toEqual({
    kind: 'types',
    types: ['SMARTPHONE', 'TABLET'],
  })
  expect(madeForOf({ types: ['SMARTWATCH'], brand: 'Samsung' }, [], 0)).toEqual({
    kind: 'types',
    types: ['SMARTWATCH'],
    brand: 'Samsung',
  })
})

test('an accessory without conditions fits every device type', () => {
  expect(madeForOf({}, [], 0)).toEqual({
    kind: 'types',
    types: ['SMARTPHONE', 'TABLET', 'LAPTOP', 'SMARTWATCH', 'CONSOLE'],
  })
})

test('three models are all listed; of four only two are', () => {
  expect(madeForOf({ models }, three, 3)).toEqual({ kind: 'models', models: three, more: 0 })
  expect(madeForOf({ models }, three, 4)).toEqual({
    kind: 'models',
    models: [apple('iPhone 16'), apple('iPhone 15')],
    more: 2,
  })
})
