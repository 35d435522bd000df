import { describe, expect, test } from 'vitest'
import type { ColorFamily } from '../device.ts'
import { proposeColor, proposeColorFamily } from './propose-color.ts'

describe('the family of a colour', () => {
  test.each([
    ['Black', 'black'],
    ['Space Gray', 'grey'],
    ['Platinum Silver', 'silver'],
    ['Rose Gold', 'pink'],
    ['Midnight Blue', 'blue'],
    ['Negru', 'black'],
    ['Черен', 'black'],
    ['fehér', 'white'],
    ['ΚΟΚΚΙΝΟ', 'red'],
    ['Grey, Gray', 'grey'],
  ])('the colour family of %s is %s', (raw, family) => {
    expect(proposeColorFamily(raw)).toEqual({ kind: 'exact', value: family })
  })

  test.each([
    ['Silver Blue', 'blue'],
    ['Machined Aluminum Display Back and Base In Silver', 'silver'],
  ])('the colour family is near if a name has two, or has words without one: %s', (raw, value) => {
    expect(proposeColorFamily(raw)).toEqual({ kind: 'near', value })
  })

  test.each([
    ['Grey, Gray, Platinum Silver', ['grey', 'silver']],
    ['Black/Silver', ['black', 'silver']],
    ['White Frost, Black Mist (I9506)/ Arctic Blue', ['white', 'black', 'blue']],
  ])('the colour family of a list is ambiguous: %s', (raw, values) => {
    expect(proposeColorFamily(raw)).toEqual({ kind: 'ambiguous', values })
  })

  test.each(['Dark Side of the Moon', 'Prime (Black)', 'x'])(
    'the colour family of %s is unknown',
    raw => {
      expect(proposeColorFamily(raw)).toEqual({ kind: 'unknown', closest: [] })
    },
  )

  test('the colour family of an empty cell is unsaid', () => {
    expect(proposeColorFamily('MISSING')).toEqual({ kind: 'unsaid' })
  })
})

function colors(...all: readonly (readonly [string, ColorFamily])[]) {
  return all.map(([name, family]) => ({ name, hex: '#000000', family }))
}

const phone = colors(
  ['Midnight', 'black'],
  ['Starlight', 'white'],
  ['Blue', 'blue'],
  ['(PRODUCT)RED', 'red'],
)
const laptop = colors(['Platinum Silver', 'silver'], ['Frost', 'white'])

describe('the colour of a model', () => {
  test.each([
    ['Midnight', { kind: 'exact', value: 'Midnight' }],
    ['midnight', { kind: 'exact', value: 'Midnight' }],
    ['Product Red', { kind: 'exact', value: '(PRODUCT)RED' }],
    ['Red', { kind: 'near', value: '(PRODUCT)RED' }],
    ['Black', { kind: 'near', value: 'Midnight' }],
    ['Negru', { kind: 'near', value: 'Midnight' }],
    ['Midngiht', { kind: 'near', value: 'Midnight' }],
    [
      'Black, Titanium',
      { kind: 'unknown', closest: ['Midnight', 'Starlight', 'Blue', '(PRODUCT)RED'] },
    ],
    ['Midnight, Starlight', { kind: 'ambiguous', values: ['Midnight', 'Starlight'] }],
    ['Green', { kind: 'unknown', closest: ['Midnight', 'Starlight', 'Blue', '(PRODUCT)RED'] }],
    ['', { kind: 'unsaid' }],
  ])('the colour %s of a phone', (raw, expected) => {
    expect(proposeColor(raw, phone)).toEqual(expected)
  })

  test.each([
    ['Grey, Gray, Platinum Silver', { kind: 'near', value: 'Platinum Silver' }],
    ['Silver', { kind: 'near', value: 'Platinum Silver' }],
    ['Black', { kind: 'unknown', closest: ['Platinum Silver', 'Frost'] }],
  ])('the colour %s of a laptop', (raw, expected) => {
    expect(proposeColor(raw, laptop)).toEqual(expected)
  })

  test('two shades of one family are ambiguous', () => {
    const blues = colors(['Sky Blue', 'blue'], ['Navy', 'blue'])
    expect(proposeColor('Albastru', blues)).toEqual({
      kind: 'ambiguous',
      values: ['Sky Blue', 'Navy'],
    })
  })
})
