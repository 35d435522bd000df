import { describe, expect, test } from 'vitest'
import { proposalFor } from './canonical.builders.ts'
import type { RawDevice } from './identify.ts'

function configured(raw: RawDevice) {
  const { parts = [], products = [] } = proposalFor(raw).configured ?? {}
  return { ...Object.fromEntries(parts), products: products.map(({ id }) => id) }
}

describe('configuring a phone', () => {
  const iPhone = { brand: 'Apple', model: 'iPhone 13' }

  test('a phone is one product if every part is given', () => {
    expect(configured({ ...iPhone, storage: '256GB', color: 'MIDNIGHT' })).toEqual({
      storage: { kind: 'exact', value: '256 GB' },
      color: { kind: 'exact', value: 'Midnight' },
      products: ['midnight 256'],
    })
  })

  test('a phone needs no colour if the catalogue leaves one', () => {
    expect(configured({ ...iPhone, storage: '256GB' })).toMatchObject({
      color: { kind: 'exact', value: 'Midnight' },
      products: ['midnight 256'],
    })
  })

  test('a phone is not guessed if the catalogue leaves two products', () => {
    expect(configured({ ...iPhone, storage: '128 GB' })).toMatchObject({
      color: { kind: 'unsaid' },
      products: ['midnight 128', 'red 128'],
    })
  })

  test('a phone that does not exist in that configuration is no product', () => {
    expect(configured({ ...iPhone, storage: '256 GB', color: 'Product red' }).products).toEqual([])
  })

  test('the memory of a phone is ignored if the catalogue does not distinguish by it', () => {
    expect(configured({ ...iPhone, storage: '256 GB', ram: '4/6' })).not.toHaveProperty('ram')
  })
})

describe('configuring a watch', () => {
  const watch = { brand: 'Apple', model: 'Watch Series 7', size: '41mm' }

  test.each([
    ['GPS', { kind: 'exact', value: 'GPS' }, ['gps 41']],
    ['gps+cellular', { kind: 'exact', value: 'GPS + Cellular' }, ['cellular 41']],
    ['Cellular', { kind: 'near', value: 'GPS + Cellular' }, ['gps 41', 'cellular 41']],
    ['GPS + Cellular (LTE)', { kind: 'near', value: 'GPS + Cellular' }, ['gps 41', 'cellular 41']],
    ['4G', { kind: 'unknown', closest: ['GPS', 'GPS + Cellular'] }, ['gps 41', 'cellular 41']],
  ])('a watch with %s', (connectivity, expected, products) => {
    expect(configured({ ...watch, connectivity })).toMatchObject({
      size: { kind: 'exact', value: '41 mm' },
      material: { kind: 'exact', value: 'Aluminium' },
      connectivity: expected,
      products,
    })
  })
})

describe('configuring a laptop', () => {
  const xps = { brand: 'DELL', model: 'XPS 13 9310', storage: '1000 GB' }

  test.each([
    ['Intel Core i5-1135G7', 'exact', ['i5']],
    ['Core i5', 'near', ['i5', 'i7']],
    ['Intel Core i5 1135G7 2.4GHz', 'near', ['i5', 'i7']],
    ['Intel Core', 'ambiguous', ['i5', 'i7']],
    ['Ryzen 5', 'unknown', ['i5', 'i7']],
  ])('a laptop with a %s: %s', (cpu, kind, products) => {
    expect(configured({ ...xps, cpu })).toMatchObject({
      storage: { kind: 'exact', value: '1 TB' },
      cpu: { kind },
      products,
    })
  })

  test('a laptop gets a colour that a person accepted for it', () => {
    const entry = {
      field: 'color',
      of: 'Dell XPS 13 9310',
      raw: 'Titan Gray',
      canonical: 'Grey',
      accepted: true,
    } as const
    const { configured } = proposalFor({ ...xps, color: 'titan grey' }, [entry])
    expect(configured?.products.map(({ id }) => id)).toEqual(['i5'])
  })
})
