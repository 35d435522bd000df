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

describe('reading a stored value', () => {
  test('an object is a record, null and a list are not', () => {
    expect(isRecord({ key: 'value' })).toBe(true)
    expect(isRecord(null)).toBe(false)
    expect(isRecord(['value'])).toBe(false)
  })

  test('only a string is text, including an empty one', () => {
    expect(text('word')).toBe('word')
    expect(text('')).toBe('')
    expect(text(7)).toBeUndefined()
    expect(text(null)).toBeUndefined()
  })

  test('only true and false are booleans', () => {
    expect(yesNo(true)).toBe(true)
    expect(yesNo(false)).toBe(false)
    expect(yesNo('true')).toBeUndefined()
    expect(yesNo(1)).toBeUndefined()
  })

  test.each([[1.5], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], ['7'], [null]])(
    '%s is not a whole number',
    value => {
      expect(wholeNumber(value)).toBeUndefined()
    },
  )

  test('a whole number is zero or more', () => {
    expect(wholeNumber(0)).toBe(0)
    expect(wholeNumber(7)).toBe(7)
  })

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY], ['7'], [null]])(
    '%s is not a finite number',
    value => {
      expect(finiteNumber(value)).toBeUndefined()
    },
  )

  test('a finite number may be negative or a fraction', () => {
    expect(finiteNumber(-2.5)).toBe(-2.5)
  })
})

describe('reading a stored list', () => {
  const readTexts = listOf(text)

  test('a list is read entry by entry, including an empty one', () => {
    expect(readTexts(['one', 'two'])).toEqual(['one', 'two'])
    expect(readTexts([])).toEqual([])
  })

  test('a list with an unreadable entry is unreadable', () => {
    expect(readTexts(['one', 2, 'three'])).toBeUndefined()
  })

  test('a value that is not a list is unreadable as a list', () => {
    expect(readTexts('one')).toBeUndefined()
    expect(readTexts({ 0: 'one', length: 1 })).toBeUndefined()
    expect(readTexts(undefined)).toBeUndefined()
  })
})

describe('reading a value of several shapes', () => {
  const wordOrNumber = firstOf<string | number>(text, wholeNumber)

  test('a value is read by the first shape it matches', () => {
    expect(wordOrNumber('one')).toBe('one')
    expect(wordOrNumber(1)).toBe(1)
    const twice = firstOf<string>(
      () => 'first',
      () => 'second',
    )
    expect(twice('anything')).toBe('first')
  })

  test('a value that matches no shape is unreadable', () => {
    expect(wordOrNumber(true)).toBeUndefined()
  })
})

describe('reading a stored amount', () => {
  test('an amount is in whole forints in Hungary and may have bani in Romania', () => {
    expect(amount({ minor: 15_000, currency: 'HUF' })).toEqual({ minor: 15_000, currency: 'HUF' })
    expect(amount({ minor: 15_050, currency: 'HUF' })).toBeUndefined()
    expect(amount({ minor: 15_050, currency: 'RON' })).toEqual({ minor: 15_050, currency: 'RON' })
  })

  test('an amount in an unknown currency is unreadable', () => {
    expect(amount({ minor: 100, currency: 'USD' })).toBeUndefined()
  })
})
