import { describe, expect, test } from 'vitest'
import { proposeCapacity, proposeStorage } from './propose-capacity.ts'

describe('one size is exact, in the format of the shop', () => {
  test.each([
    ['128GB', '128 GB'],
    ['128 gb', '128 GB'],
    ['1 TB', '1 TB'],
    ['1000 GB', '1 TB'],
    ['1024 GB', '1 TB'],
    ['2000 GB', '2 TB'],
    ['1.5 TB', '1.5 TB'],
    ['1,5TB', '1.5 TB'],
    ['500GB', '500 GB'],
    ['512GB', '512 GB'],
    ['240 GB', '240 GB'],
    ['32 MB', '32 MB'],
    ['256KB', '256 KB'],
    ['256GB SSD', '256 GB'],
    ['64GB Flash Storage', '64 GB'],
    ['64 ГБ', '64 GB'],
    ['8GB', '8 GB'],
  ])('the storage %s is exactly %s', (raw, value) => {
    expect(proposeStorage(raw)).toEqual({ kind: 'exact', value })
  })
})

test.each([
  ['16GB/32GB storage, no card slot', ['16 GB', '32 GB']],
  ['500GB-1TB', ['500 GB', '1 TB']],
  ['128GB SSD +  1TB HDD', ['128 GB', '1 TB']],
  ['256GB SSD +  256GB SSD', ['256 GB']],
  ['16GB,32GB,64GB', ['16 GB', '32 GB', '64 GB']],
  ['6/8', ['6 GB', '8 GB']],
  ['4-8', ['4 GB', '8 GB']],
])('the storage %s is ambiguous', (raw, values) => {
  expect(proposeStorage(raw)).toEqual({ kind: 'ambiguous', values })
})

test.each([
  ['128GB storage, microSDXC', '128 GB'],
  ['4GB 512MB RAM storage, microSDHC slot', '4 GB'],
  ['256', '256 GB'],
])('the storage %s is near %s', (raw, value) => {
  expect(proposeStorage(raw)).toEqual({ kind: 'near', value })
})

test.each(['MISSING', 'n/a', '', undefined])('the storage %s is treated as an empty cell', raw => {
  expect(proposeStorage(raw)).toEqual({ kind: 'unsaid' })
})

describe('with a known model only its own sizes are possible', () => {
  const options = ['512 GB', '1 TB']

  test.each([
    ['1000 GB', { kind: 'exact', value: '1 TB' }],
    ['512', { kind: 'near', value: '512 GB' }],
    ['500GB', { kind: 'unknown', closest: options }],
    ['64', { kind: 'unknown', closest: options }],
    ['a lot', { kind: 'unknown', closest: options }],
  ])('%s for a model with 512 GB and 1 TB', (raw, expected) => {
    expect(proposeStorage(raw, options)).toEqual(expected)
  })

  test('a size labelled as RAM is accepted as memory', () => {
    expect(proposeCapacity('8GB RAM', ['8 GB', '16 GB'])).toEqual({ kind: 'exact', value: '8 GB' })
  })
})
