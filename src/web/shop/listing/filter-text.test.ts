import { describe, expect, test } from 'vitest'
import { accessoriesRo } from '#text/device/accessories-page/ro.ts'
import { listingRo } from '#text/device/listing-page/ro.ts'
import { generalRo } from '#text/shell/general-page/ro.ts'
import { chosenValues, facetLabel, facetName } from './filter-text.ts'

const text = { accessories: accessoriesRo, general: generalRo, listing: listingRo }
const labels = {
  text,
  facets: [
    { key: 'storage', items: [{ value: '128-gb', label: '128 GB', count: 96, isChosen: true }] },
  ] as const,
  writeAmount: (units: number) => `${units} lei`,
  writeCount: (units: number) => `${units}`,
}
function labelsOf(filters: Parameters<typeof chosenValues>[0]) {
  return chosenValues(filters, labels).map(({ label }) => label)
}

describe('the labels of a filter', () => {
  test('colour families and grades are translated, other values are shown as stored', () => {
    expect(facetLabel('color', 'black', text)).toBe('Negru')
    expect(facetLabel('grade', 'very-good', text)).toBe('Foarte bun')
    expect(facetLabel('storage', '256 GB', text)).toBe('256 GB')
    expect(facetLabel('material', 'Titanium', text)).toBe('Titan')
  })

  test('a type of accessories is translated, an unknown one is shown as in the URL', () => {
    expect(facetLabel('type', 'power-bank', text)).toBe('Baterii externe')
    expect(labelsOf({ type: ['glass', 'hoverboard', 'constructor'] })).toEqual([
      'Folii de protecție',
      'hoverboard',
      'constructor',
    ])
  })

  test('the brand filter of accessories is labelled as the brand of the devices they are for', () => {
    expect(facetName('brand', 'accessories', text)).toBe('Marca dispozitivului')
    expect(facetName('brand', 'phones', text)).toBe('Marcă')
    expect(facetName('type', 'accessories', text)).toBe('Tip')
  })

  test('a chosen value has the label of its facet, in the order of the URL', () => {
    expect(labelsOf({ grade: ['BUN'], storage: ['128-gb'] })).toEqual(['128 GB', 'Bun'])
  })

  test('a price range has a label with both limits, with a minimum only and with a maximum only', () => {
    expect(labelsOf({ price: ['500-4000'] })).toEqual(['500–4000 lei'])
    expect(labelsOf({ price: ['500-'] })).toEqual(['de la 500 lei'])
    expect(labelsOf({ price: ['-4000'] })).toEqual(['până la 4000 lei'])
  })

  test('the label of a value that no facet names is derived from its slug', () => {
    expect(labelsOf({ model: ['galaxy-s99'] })).toEqual(['Galaxy s99'])
    expect(labelsOf({ storage: ['64-gb'], color: ['red'] })).toEqual(['64 GB', 'Roșu'])
  })

  test('a value that occurs only in a URL is treated as text, whatever its name', () => {
    expect(labelsOf({ material: ['__proto__', 'constructor'], brand: ['__proto__'] })).toEqual([
      '__proto__',
      '__proto__',
      'constructor',
    ])
  })
})
