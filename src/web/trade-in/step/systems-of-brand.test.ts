import { describe, expect, test } from 'vitest'
import { systemsOfBrand } from './systems-of-brand.ts'

function named(...names: readonly string[]) {
  return names.map(system => ({ system }))
}

describe('where to look for the battery', () => {
  test.each([
    ['Apple', ['iPhone']],
    ['Samsung', ['Samsung']],
    ['Xiaomi', ['Android']],
    ['constructor', ['Android']],
    [undefined, ['iPhone', 'Samsung', 'Android']],
  ])('a phone of %s is described by %j', (brand, systems) => {
    expect(systemsOfBrand(named('iPhone', 'Samsung', 'Android'), brand)).toEqual(named(...systems))
  })

  test('a tablet of Samsung has the way of Android', () => {
    expect(systemsOfBrand(named('iPad', 'Android'), 'Samsung')).toEqual(named('Android'))
  })

  test('a watch of a maker without a way of its own shows all', () => {
    const watches = named('Apple Watch', 'Galaxy Watch')
    expect(systemsOfBrand(watches, 'Garmin')).toEqual(watches)
  })
})
