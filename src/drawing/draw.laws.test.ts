import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessoryPictures } from '#domain/device/accessory-picture.ts'
import { type DeviceType, deviceTypes, grades } from '#domain/device/device.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { views } from '#domain/device/view.ts'
import { drawAccessory } from './accessory.ts'
import { drawDevice, drawWorn } from './draw.ts'
import { pictureFamily } from './family.ts'
import { drawGrade } from './grade-picture.ts'

/** The first error in an SVG: an unclosed or crossed tag, an unquoted or duplicate attribute, a stray character. */
function errorOf(svg: string): string | undefined {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:0-9-]+="[^"<>&]*")*)(\/?)>/y
  while (tag.lastIndex < svg.length) {
    const from = tag.lastIndex
    const found = tag.exec(svg)
    if (found === null) return `unreadable: ${svg.slice(from, from + 60)}`
    const [, closing, name = '', attributes = '', empty] = found
    const names = [...attributes.matchAll(/ ([a-zA-Z:0-9-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `twice: ${found[0]}`
    if (closing === '/' && open.pop() !== name) return `crossed: ${found[0]}`
    if (closing === '' && empty === '') open.push(name)
  }
  return open.length === 0 ? undefined : `unclosed: ${open.join(' ')}`
}

test('the SVG checker of this file finds a crossed tag, an unclosed tag and a duplicate attribute', () => {
  expect(errorOf('<g><path d="M0 0"/></g>')).toBeUndefined()
  expect(errorOf('<g><a></g></a>')).toMatch(/^crossed/)
  expect(errorOf('<g><g></g>')).toMatch(/^unclosed/)
  expect(errorOf('<g a="1" a="2"/>')).toMatch(/^twice/)
  expect(errorOf('<g a=1/>')).toMatch(/^unreadable/)
})

const brand = fc.oneof(
  fc.constantFrom(
    'Apple',
    'Samsung',
    'Google',
    'Xiaomi',
    'Huawei',
    'Sony',
    'Nintendo',
    'Lenovo',
    'Garmin',
    'Microsoft',
  ),
  fc.string({ maxLength: 12 }),
)

const device = fc.record({
  brand,
  name: fc.oneof(
    fc.constantFrom(
      'iPhone 14 Pro',
      'Galaxy S23 Ultra',
      'Galaxy Z Flip5',
      'Pixel 9',
      'Watch Ultra',
      'MacBook Pro 16',
      'Switch',
      'Tab S9',
    ),
    fc.string({ maxLength: 24, unit: 'grapheme' }),
  ),
  type: fc.constantFrom(...deviceTypes),
  year: fc.integer({ min: 1990, max: 2040 }),
  colorHex: fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`),
    fc.constantFrom('#000000', '#ffffff', '#FFF', 'fff', ''),
    fc.string({ maxLength: 8 }),
  ),
  material: fc.option(fc.constantFrom('Aluminium', 'Oțel', 'Titanium', 'Ατσάλι', '?'), {
    nil: undefined,
  }),
  size: fc.option(fc.constantFrom('41 mm', '49mm', '', 'XL'), { nil: undefined }),
})

test('any device gives a well-formed picture without invalid numbers', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(...views), (one, view) => {
      const svg = drawDevice(one, view)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object|=>/)
      expect(errorOf(svg)).toBeUndefined()
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(drawDevice(one, view)).toBe(svg)
    }),
    { numRuns: 400 },
  )
})

test('any device as worn as a grade allows gives a well-formed picture', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(...grades), (one, grade) => {
      const svg = drawWorn(one, grade)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object|=>/)
      expect(errorOf(svg)).toBeUndefined()
      expect(svg).not.toBe(drawDevice(one, 'detail'))
    }),
    { numRuns: 200 },
  )
})

test('an accessory in any colour gives a well-formed picture', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...accessoryPictures),
      fc.string(),
      fc.string(),
      (type, name, colorHex) => {
        const svg = drawAccessory({ type, name, colorHex })
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(errorOf(svg)).toBeUndefined()
      },
    ),
  )
})

test('an unknown brand gets the plain family of its type, whatever the year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...deviceTypes),
      fc.integer({ min: 2000, max: 2040 }),
      (type, year) => {
        expect(pictureFamily({ brand: 'Unheard', name: 'Of', type, year })).toMatch(/-plain$/)
      },
    ),
  )
})

test('a picture path is lower-case ASCII with hyphens and one file extension', () => {
  fc.assert(
    fc.property(
      device,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...views),
      (one, colorName, view) => {
        const path = devicePicturePath({ model: one, colorName, material: one.material }, view)
        expect(path).toMatch(/^\/pictures\/v1\/[a-z0-9-]+\.svg$/)
      },
    ),
  )
})

test.each(['very-good', 'good'] as const)('the picture of the grade %s is well-formed', grade => {
  expect(errorOf(drawGrade(grade))).toBeUndefined()
})

const brands: readonly (readonly [DeviceType, string])[] = [
  ...[
    'Apple',
    'Samsung',
    'Google',
    'Xiaomi',
    'Huawei',
    'OnePlus',
    'Motorola',
    'Honor',
    'Nothing',
    'Sony',
    'Oppo',
    'Nokia',
    'Realme',
    'Vivo',
    'Asus',
    'Nobody',
  ].map(brand => ['SMARTPHONE', brand] as const),
  ...['Apple', 'Samsung', 'Lenovo', 'Huawei', 'Xiaomi', 'Microsoft', 'Nobody'].map(
    brand => ['TABLET', brand] as const,
  ),
  ...['Apple', 'Lenovo', 'Dell', 'HP', 'Asus', 'Acer', 'Microsoft', 'Nobody'].map(
    brand => ['LAPTOP', brand] as const,
  ),
  ...[
    'Apple',
    'Samsung',
    'Huawei',
    'Garmin',
    'Google',
    'Xiaomi',
    'Amazfit',
    'Fitbit',
    'Nobody',
  ].map(brand => ['SMARTWATCH', brand] as const),
  ...['Sony', 'Microsoft', 'Nintendo', 'Valve', 'Nobody'].map(brand => ['CONSOLE', brand] as const),
]

describe('an unknown model', () => {
  test.each(brands)(
    'an unknown %s by %s gives a well-formed picture in every view',
    (type, brand) => {
      for (const view of views) {
        const svg = drawDevice(
          { type, brand, name: 'Unheard-of', year: 2022, colorHex: '#7d8aa0' },
          view,
        )
        expect(errorOf(svg)).toBeUndefined()
        expect(svg.match(/<(path|rect|circle)/g)?.length ?? 0).toBeGreaterThan(4)
      }
    },
  )
})
