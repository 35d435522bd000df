import { describe, expect, test } from 'vitest'
import {
  amount,
  finiteNumber,
  firstOf,
  isRecord,
  listOf,
  text,
  wholeNumber,
  yesNo,
} from './narrow.ts'

describe('a stored value', () => {
  test('is a record when it has keys, and not when it is nothing or a list', () => {
    expect(isRecord({ key: 'value' })).toBe(true)
    expect(isRecord(null)).toBe(false)
    expect(isRecord(['value'])).toBe(false)
  })

  test('is text only where it is a string, an empty one too', () => {
    expect(text('word')).toBe('word')
    expect(text('')).toBe('')
    expect(text(7)).toBeUndefined()
    expect(text(null)).toBeUndefined()
  })

  test('is a yes or a no only where it is a boolean', () => {
    expect(yesNo(true)).toBe(true)
    expect(yesNo(false)).toBe(false)
    expect(yesNo('true')).toBeUndefined()
    expect(yesNo(1)).toBeUndefined()
  })

  test.each([[1.5], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], ['7'], [null]])(
    'is no whole number when it is %s',
    value => {
      expect(wholeNumber(value)).toBeUndefined()
    },
  )

  test('is a whole number from nothing on', () => {
    expect(wholeNumber(0)).toBe(0)
    expect(wholeNumber(7)).toBe(7)
  })

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY], ['7'], [null]])(
    'is no finite number when it is %s',
    value => {
      expect(finiteNumber(value)).toBeUndefined()
    },
  )

  test('is a finite number below nothing and between whole ones too', () => {
    expect(finiteNumber(-2.5)).toBe(-2.5)
  })
})

describe('a stored list', () => {
  const label = listOf(text)

  test('is read entry by entry, an empty one too', () => {
    expect(label(['one', 'two'])).toEqual(['one', 'two'])
    expect(label([])).toEqual([])
  })

  test('cannot be read where one entry of it cannot', () => {
    expect(label(['one', 2, 'three'])).toBeUndefined()
  })

  test('cannot be read where it is no list', () => {
    expect(label('one')).toBeUndefined()
    expect(label({ 0: 'one', length: 1 })).toBeUndefined()
    expect(label(undefined)).toBeUndefined()
  })
})

describe('a value of several shapes', () => {
  const wordOrNumber = firstOf<string | number>(text, wholeNumber)

  test('is read by the first shape it has', () => {
    expect(wordOrNumber('one')).toBe('one')
    expect(wordOrNumber(1)).toBe(1)
    const twice = firstOf<string>(
      () => 'first',
      () => 'second',
    )
    expect(twice('anything')).toBe('first')
  })

  test('cannot be read where it has none of them', () => {
    expect(wordOrNumber(true)).toBeUndefined()
  })
})

describe('a stored amount', () => {
  test('is whole forints in Hungary and may have bani in Romania', () => {
    expect(amount({ minor: 15_000, currency: 'HUF' })).toEqual({ minor: 15_000, currency: 'HUF' })
    expect(amount({ minor: 15_050, currency: 'HUF' })).toBeUndefined()
    expect(amount({ minor: 15_050, currency: 'RON' })).toEqual({ minor: 15_050, currency: 'RON' })
  })

  test('cannot be read in a currency the shop does not know', () => {
    expect(amount({ minor: 100, currency: 'USD' })).toBeUndefined()
  })
})
