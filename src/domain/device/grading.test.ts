import { describe, expect, test } from 'vitest'
import { checksOf, gradingShortfall, parsePassportCode, toPassportCode } from './grading.ts'

const phone = [
  'display',
  'touch',
  'battery',
  'charging',
  'cameras',
  'sound',
  'buttons',
  'network',
  'wireless',
  'biometrics',
  'lock',
  'erased',
] as const

const sheet = {
  checks: phone,
  display: 'none',
  casing: 'fine',
  erasure: 'factory-reset',
  batteryHealth: 91,
} as const

describe('what a device needs before it is sold', () => {
  test('a phone that passed every test may be sold', () => {
    expect(gradingShortfall('SMARTPHONE', sheet)).toBeUndefined()
  })

  test('nothing is sold without a sheet', () => {
    expect(gradingShortfall('SMARTPHONE', undefined)).toEqual({ kind: 'not-graded' })
  })

  test('each test that was not passed is named', () => {
    const checks = phone.filter(check => check !== 'cameras' && check !== 'lock')
    expect(gradingShortfall('SMARTPHONE', { ...sheet, checks })).toEqual({
      kind: 'checks-missing',
      checks: ['cameras', 'lock'],
    })
  })

  test.each([
    [80, undefined],
    [79, { kind: 'battery-too-weak', least: 80 }],
  ])('a battery of %i percent', (batteryHealth, shortfall) => {
    expect(gradingShortfall('SMARTPHONE', { ...sheet, batteryHealth })).toEqual(shortfall)
  })

  test('a console without a battery needs no test of a screen', () => {
    expect(checksOf('CONSOLE', false)).toEqual([
      'video',
      'controllers',
      'ports',
      'storage',
      'cooling',
      'sound',
      'wireless',
      'lock',
      'erased',
    ])
    expect(checksOf('CONSOLE', true).slice(0, 4)).toEqual([
      'display',
      'touch',
      'battery',
      'charging',
    ])
  })
})

describe('the code of a passport', () => {
  test('has eight signs without letters that look like digits', () => {
    expect(toPassportCode([0, 9, 10, 17, 18, 20, 22, 31])).toBe('09AHJMPZ')
  })

  test.each([
    ['09ah-jmpz', '09AHJMPZ'],
    [' O9AHJMPL ', '09AHJMP1'],
    ['09AHJMP', undefined],
    ['09AHJMPU', undefined],
    ['09AHJMPZZ', undefined],
  ])('%s is read as %s', (typed, code) => {
    expect(parsePassportCode(typed)).toBe(code)
  })
})
