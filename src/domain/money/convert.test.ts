import { expect, test } from 'vitest'
import { convert, convertAmountsIn, hasFixedRate } from './convert.ts'
import type { Currency } from './money.ts'

// Spec: 1 EUR = 1.95583 BGN, rounded half up to the cent (rules-of-trade.md, Rulings).

test.each([
  ['100.00 leva', 10_000, 5_113],
  ['1.00 lev', 100, 51],
  ['0.01 lev', 1, 1],
  ['0', 0, 0],
  ['195,583.00 leva', 19_558_300, 10_000_000],
  ['7.99 leva', 799, 409],
  // 755.41 / 1.95583 = 386.23499…, the closest below half a cent up to 2,000 leva.
  ['755.41 leva, just below half a cent', 75_541, 38_623],
  // 1,200.42 / 1.95583 = 613.76500…, the closest above half a cent up to 2,000 leva.
  ['1,200.42 leva, just above half a cent', 120_042, 61_377],
  ['a debt of 1,200.42 leva', -120_042, -61_377],
  ['a debt of 755.41 leva', -75_541, -38_623],
])('%s become euro', (_, minor, euro) => {
  expect(convert({ minor, currency: 'BGN' }, 'EUR')).toEqual({ minor: euro, currency: 'EUR' })
})

test.each([
  ['1 euro', 100, 196],
  ['100,000 euro', 10_000_000, 19_558_300],
  // 977.915, 975.95917 and 979.87083 leva.
  ['500.00 euro, exactly half a stotinka', 50_000, 97_792],
  ['a debt of 500.00 euro', -50_000, -97_792],
  ['499.00 euro, above half a stotinka', 49_900, 97_596],
  ['501.00 euro, below half a stotinka', 50_100, 97_987],
])('%s become leva', (_, minor, leva) => {
  expect(convert({ minor, currency: 'EUR' }, 'BGN')).toEqual({ minor: leva, currency: 'BGN' })
})

test('an amount in its own currency stays as it is', () => {
  expect(convert({ minor: 1_999, currency: 'RON' }, 'RON')).toEqual({
    minor: 1_999,
    currency: 'RON',
  })
})

test.each<[Currency, Currency]>([
  ['RON', 'EUR'],
  ['EUR', 'HUF'],
  ['BGN', 'RON'],
])('there is no fixed rate from %s to %s', (from, to) => {
  expect(hasFixedRate(from, to)).toBe(false)
  expect(() => convert({ minor: 100, currency: from }, to)).toThrow('no fixed rate')
})

test('there is a fixed rate between lev and euro, both ways', () => {
  expect(hasFixedRate('BGN', 'EUR')).toBe(true)
  expect(hasFixedRate('EUR', 'BGN')).toBe(true)
  expect(hasFixedRate('HUF', 'HUF')).toBe(true)
})

test('every amount within a value is converted, wherever it stands; the rest stays', () => {
  const lev = (minor: number) => ({ minor, currency: 'BGN' })
  const settings = {
    currency: 'BGN',
    costs: { courier: lev(799), foreign: { minor: 5, currency: 'RON' } },
    rules: [{ upperBound: lev(200_000) }, null, 3, 'x'],
  }
  expect(convertAmountsIn(settings, 'EUR')).toEqual({
    currency: 'BGN',
    costs: {
      courier: { minor: 409, currency: 'EUR' },
      foreign: { minor: 5, currency: 'RON' },
    },
    rules: [{ upperBound: { minor: 102_258, currency: 'EUR' } }, null, 3, 'x'],
  })
})
