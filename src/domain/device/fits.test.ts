import { describe, expect, test } from 'vitest'
import { fitsModel } from './fits.ts'

const iphone = { id: 'apple-iphone-13', type: 'SMARTPHONE', brand: 'Apple' } as const

describe('an accessory', () => {
  test('an accessory without conditions fits every model', () =>
    expect(fitsModel({}, iphone)).toBe(true))

  test('an accessory fits a model that meets every condition', () => {
    const fits = { types: ['SMARTPHONE'], brand: 'Apple', models: ['apple-iphone-13'] } as const
    expect(fitsModel(fits, iphone)).toBe(true)
    expect(fitsModel({ ...fits, types: ['TABLET'] }, iphone)).toBe(false)
    expect(fitsModel({ ...fits, brand: 'Samsung' }, iphone)).toBe(false)
    expect(fitsModel({ ...fits, models: ['apple-iphone-14'] }, iphone)).toBe(false)
  })
})
