import { describe, expect, test } from 'vitest'
import { accessoriesRo } from '#web/text/accessories/ro.ts'
import { generalRo } from '#web/text/general/ro.ts'
import { listingRo } from '#web/text/listing/ro.ts'
import { chosenValues, facetLabel, facetName } from './filter-words.ts'

const text = { accessories: accessoriesRo, general: generalRo, listing: listingRo }
const labels = {
  text,
  facets: [
    { key: 'storage', items: [{ value: '128-gb', label: '128 GB', count: 96, isChosen: true }] },
  ] as const,
  writeAmount: (units: number) => `${units} lei`,
}
function result(filters: Parameters<typeof chosenValues>[0]) {
  return chosenValues(filters, labels).map(({ label }) => label)
}

describe('a filter in words', () => {
  test('colour families and grades are said in the language, the rest as it is stored', () => {
    expect(facetLabel('color', 'black', text)).toBe('Negru')
    expect(facetLabel('grade', 'very-good', text)).toBe('Foarte bun')
    expect(facetLabel('storage', '256 GB', text)).toBe('256 GB')
    expect(facetLabel('material', 'Titanium', text)).toBe('Titan')
  })

  test('a type of accessories is said in the language, an unknown one as the address has it', () => {
    expect(facetLabel('type', 'power-bank', text)).toBe('Baterii externe')
    expect(result({ type: ['glass', 'hoverboard', 'constructor'] })).toEqual([
      'Folii de protecție',
      'hoverboard',
      'constructor',
    ])
  })

  test('the brand of accessories is the brand of the devices they are for', () => {
    expect(facetName('brand', 'accessories', text)).toBe('Marca dispozitivului')
    expect(facetName('brand', 'phones', text)).toBe('Brand')
    expect(facetName('type', 'accessories', text)).toBe('Tip')
  })

  test('what is chosen is named by its facet, in the order of addresses', () => {
    expect(result({ grade: ['BUN'], storage: ['128-gb'] })).toEqual(['128 GB', 'Bun'])
  })

  test('a price range is said whole, from below and from above', () => {
    expect(result({ price: ['500-4000'] })).toEqual(['500–4000 lei'])
    expect(result({ price: ['500-'] })).toEqual(['de la 500 lei'])
    expect(result({ price: ['-4000'] })).toEqual(['până la 4000 lei'])
  })

  test('a value no facet of the list names is read from its slug', () => {
    expect(result({ model: ['galaxy-s99'] })).toEqual(['Galaxy s99'])
    expect(result({ storage: ['64-gb'], color: ['red'] })).toEqual(['64 GB', 'Roșu'])
  })

  test('a value that only an address could name is read as text, whatever it is called', () => {
    expect(result({ material: ['__proto__', 'constructor'], brand: ['__proto__'] })).toEqual([
      '__proto__',
      '__proto__',
      'constructor',
    ])
  })
})
