import { describe, expect, test } from 'vitest'
import type { Configuration, DeviceType, Product } from './device.ts'
import { categoryDisplayName, categoryOf } from './device-category.ts'
import { deviceTypeId, deviceTypeOfId } from './device-type-id.ts'
import { gradeFromWire, gradeToWire } from './grade.ts'
import { pictureName, pictureSuffix } from './picture-name.ts'
import { livesAt, productPath, productSlug } from './product-path.ts'
import { displayTitle, shortTitle } from './title.ts'

const midnight = { name: 'Midnight', hex: '#26323c', family: 'black' } as const

function aProduct(
  model: Partial<Product['model']> = {},
  configuration: Configuration = { storage: '128 GB', color: midnight },
): Product {
  return {
    id: 'p-1',
    model: {
      id: 'm-1',
      legacyId: 412,
      brand: 'Apple',
      name: 'iPhone 13',
      type: 'SMARTPHONE',
      year: 2021,
      ...model,
    },
    configuration,
  }
}

test.each([
  ['SMARTPHONE', 1],
  ['TABLET', 2],
  ['LAPTOP', 3],
  ['SMARTWATCH', 4],
  ['CONSOLE', 5],
] as const)('%s has the numeric id %i', (type, id) => {
  expect(deviceTypeId[type]).toBe(id)
  expect(deviceTypeOfId(id)).toBe(type)
})

test.each([0, 6, 1.5, Number.NaN])('no device type has the id %d', id => {
  expect(deviceTypeOfId(id)).toBeUndefined()
})

test('grades are FOARTE_BUN and BUN on the wire', () => {
  expect([gradeToWire('very-good'), gradeToWire('good')]).toEqual(['FOARTE_BUN', 'BUN'])
  expect([gradeFromWire('FOARTE_BUN'), gradeFromWire('BUN')]).toEqual(['very-good', 'good'])
  for (const other of ['bun', 'EXCELENT', '', undefined, 1, 'toString'])
    expect(gradeFromWire(other)).toBeUndefined()
})

test.each([
  ['TABLET', 'tablets', 'Tablets'],
  ['SMARTPHONE', 'phones', 'Mobile Phones'],
  ['LAPTOP', 'laptops', 'Laptops'],
  ['SMARTWATCH', 'smartwatches', 'Smartwatches'],
  ['CONSOLE', 'consoles', 'Accesory'],
] as const)('%s is listed under %s and displayed as %s', (type, category, name) => {
  expect(categoryOf(type)).toBe(category)
  expect(categoryDisplayName(category)).toBe(name)
})

test('accessories are displayed as Accesory', () => {
  expect(categoryDisplayName('accessories')).toBe('Accesory')
})

describe('the display title', () => {
  test('the display title is brand and model, colour, storage and grade', () => {
    expect(displayTitle(aProduct(), 'Foarte bun')).toBe(
      'Apple iPhone 13, Midnight, 128 GB, Foarte bun',
    )
  })

  test.each(['TABLET', 'LAPTOP', 'SMARTWATCH', 'CONSOLE'] as DeviceType[])(
    'the display title of a %s has no colour',
    type => {
      expect(displayTitle(aProduct({ type }), 'Jó')).toBe('Apple iPhone 13, 128 GB, Jó')
    },
  )

  test('the display title omits a colour that is already in the name', () => {
    expect(displayTitle(aProduct({ name: 'iPhone 13 midnight' }), 'Jó')).toBe(
      'Apple iPhone 13 midnight, 128 GB, Jó',
    )
  })

  test.each(['NA', 'N/A', 'n/a', ''])('the display title omits the storage "%s"', storage => {
    expect(displayTitle(aProduct({}, { storage, color: midnight }), 'Bun')).toBe(
      'Apple iPhone 13, Midnight, Bun',
    )
  })

  test('the display title omits missing parts', () => {
    expect(displayTitle(aProduct({}, {}), 'Bun')).toBe('Apple iPhone 13, Bun')
  })
})

test('the short title is name and storage', () => {
  expect(shortTitle(aProduct())).toBe('Apple iPhone 13, 128 GB')
  expect(shortTitle(aProduct({}, { storage: 'N/A' }))).toBe('Apple iPhone 13')
})

describe('the URL of a product', () => {
  test.each([
    ['ro', 'telefoane-apple-iphone-13-128-gb-midnight'],
    ['bg', 'telefoni-apple-iphone-13-128-gb-midnight'],
    ['hu', 'telefon-apple-iphone-13-128-gb-midnight'],
    ['gr', 'smartphone-apple-iphone-13-128-gb-midnight'],
  ] as const)('the URL of a product in %s has the slug %s', (market, slug) => {
    expect(productSlug(market, aProduct())).toBe(slug)
  })

  test('the URL of a product omits missing parts', () => {
    expect(productSlug('hu', aProduct({ type: 'SMARTWATCH' }, { storage: 'NA' }))).toBe(
      'okosora-apple-iphone-13',
    )
  })

  test('the URL of a product ends with the legacy model id and the shape', () => {
    expect(productPath('ro', aProduct(), 'very-good')).toBe(
      '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/412/?shape=FOARTE_BUN',
    )
    expect(productPath('gr', aProduct(), 'good')).toBe(
      '/shop/apple/smartphone-apple-iphone-13-128-gb-midnight/412/?shape=BUN',
    )
  })

  test('the URL of a product contains ram, cpu, size, connectivity and material if present', () => {
    const watch = aProduct(
      { name: 'Watch Series 8', type: 'SMARTWATCH' },
      { material: 'Aluminium', connectivity: 'GPS + Cellular', size: '45 mm', color: midnight },
    )
    expect(productPath('bg', watch, 'good')).toBe(
      '/magazin/apple/smartwatch-apple-watch-series-8-midnight/412/?shape=BUN&size=45-mm&connectivity=gps-plus-cellular&material=aluminium',
    )
    const laptop = aProduct({ type: 'LAPTOP' }, { ram: '8 GB', cpu: 'M1' })
    expect(productPath('hu', laptop, 'good')).toContain('?shape=BUN&ram=8-gb&cpu=m1')
  })

  test('the URL of a product differs from those of other products of the model', () => {
    const small = aProduct({ type: 'LAPTOP' }, { ram: '8 GB' })
    const large = aProduct({ type: 'LAPTOP' }, { ram: '16 GB' })
    const plain = aProduct({ type: 'LAPTOP' }, {})
    const params = ['apple', 'laptopuri-apple-iphone-13', '412']
    const query = new URLSearchParams('shape=BUN&ram=8-gb')
    expect([small, large, plain].map(each => livesAt('ro', each, params, query))).toEqual([
      true,
      false,
      false,
    ])
    expect(livesAt('ro', plain, params, new URLSearchParams())).toBe(true)
    expect(livesAt('ro', small, ['apple', 'other', '412'], query)).toBe(false)
    expect(livesAt('ro', small, [params[0]!, params[1]!, '413'], query)).toBe(false)
  })
})

describe('the file name of a picture', () => {
  const suffixes = { standard: '-s.png', watch: '-w.png', macbook: '-m.png', fallback: '-f.png' }

  test('the file name of a picture is brand, model and colour with the configured suffix', () => {
    expect(pictureName('Apple', 'iPhone 13', 'Midnight', '-s.png')).toBe(
      'apple-iphone-13-midnight-s.png',
    )
    expect(pictureName('Samsung', 'Galaxy S21+', undefined, '-f.png')).toBe(
      'samsung-galaxy-s21-plus-f.png',
    )
  })

  test.each([
    ['iPhone 13', 'SMARTPHONE', 'Midnight', '-s.png'],
    ['Watch Series 8', 'SMARTWATCH', 'Midnight', '-w.png'],
    ['MacBook Air M1', 'LAPTOP', 'Silver', '-m.png'],
    ['ThinkPad X1', 'LAPTOP', 'Black', '-s.png'],
    ['MacBook Air M1', 'LAPTOP', undefined, '-f.png'],
  ] as const)(
    'the file name of a picture of %s (%s, %s) ends in %s',
    (name, type, color, expected) => {
      expect(pictureSuffix(aProduct({ name, type }).model, color, suffixes)).toBe(expected)
    },
  )
})
