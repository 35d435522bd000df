import { expect, test } from 'vitest'
import { parsePriceRange, priceRangeOfFields, writePriceRange } from './price-range.ts'

test('Either end of a price range may be open, not both', () => {
  expect(parsePriceRange('500-4000')).toEqual({ from: 500, to: 4000 })
  expect(parsePriceRange('500-')).toEqual({ from: 500 })
  expect(parsePriceRange('-4000')).toEqual({ to: 4000 })
  expect(parsePriceRange('-')).toBeUndefined()
})

test('A range that contains no price is invalid, a range of one price is valid', () => {
  expect(parsePriceRange('500-499')).toBeUndefined()
  expect(parsePriceRange('500-500')).toEqual({ from: 500, to: 500 })
})

test('A written price range parses back to the same range', () => {
  expect(writePriceRange({ from: 500 })).toBe('500-')
  expect(writePriceRange({ to: 4000 })).toBe('-4000')
})

test('Price fields sent without scripts may contain separators and be in the wrong order', () => {
  expect(priceRangeOfFields('4.000 lei', '500')).toEqual({ from: 500, to: 4000 })
  expect(priceRangeOfFields('', '1 200')).toEqual({ to: 1200 })
  expect(priceRangeOfFields(null, null)).toBeUndefined()
})
