import { expect, test } from 'vitest'
import { exactly, floorTo, plus, share } from './exact.ts'

test('A chain of percentages is rounded once, at its end', () => {
  const third = share(share(exactly({ minor: 99_999 }), 33), 33)
  expect(floorTo(1, third, 'RON')).toEqual({ minor: 10_889, currency: 'RON' })
  expect(floorTo(500, third, 'RON')).toEqual({ minor: 10_500, currency: 'RON' })
})

test('Subtracting and adding the same amount gives the original amount', () => {
  const one = share(exactly({ minor: 1_001 }), 7)
  const other = share(exactly({ minor: 13 }), 99)
  const back = share(exactly({ minor: 13 }), -99)
  expect(floorTo(1, plus(plus(one, other), back), 'EUR')).toEqual(floorTo(1, one, 'EUR'))
})

test('Negative amounts are rounded down too, and a whole step is kept', () => {
  expect(floorTo(100, exactly({ minor: -1 }), 'EUR').minor).toBe(-100)
  expect(floorTo(100, exactly({ minor: -100 }), 'EUR').minor).toBe(-100)
  expect(floorTo(100, exactly({ minor: 100 }), 'EUR').minor).toBe(100)
  expect(floorTo(100, exactly({ minor: 199 }), 'EUR').minor).toBe(100)
})

test('Shares of different amounts are added before rounding', () => {
  const sum = plus(share(exactly({ minor: 1_050 }), 7), share(exactly({ minor: 550 }), 3))
  expect(floorTo(1, sum, 'EUR').minor).toBe(90)
  expect(
    floorTo(1, plus(exactly({ minor: 40 }), share(exactly({ minor: 200 }), 1)), 'EUR').minor,
  ).toBe(42)
})
