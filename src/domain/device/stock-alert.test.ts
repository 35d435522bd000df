import { describe, expect, test } from 'vitest'
import {
  alertAddress,
  alertEnds,
  alertsCountFrom,
  suggestedTarget,
  targetBelow,
} from './stock-alert.ts'

test.each([
  [2749, '2400'],
  [39_990, '35000'],
  [249, '220'],
  [99, '89'],
  [10, '9'],
])('at a price of %d lei, an alert is suggested for %s', (price, target) => {
  expect(suggestedTarget({ minor: price * 100, currency: 'RON' })).toBe(target)
})

test.each([
  ['1499', 149_900],
  ['1', 100],
  ['1500', undefined],
  ['1501', undefined],
  ['0', undefined],
  ['', undefined],
  ['abc', undefined],
])('for a device at 1.500 lei, the typed target %j is %j bani', (typed, minor) => {
  expect(targetBelow(typed, { minor: 150_000, currency: 'RON' })?.minor).toBe(minor)
})

describe('a stock alert', () => {
  test('a stock alert expires after 180 days', () => {
    expect(alertEnds('2026-11-21')).toBe('2027-05-20')
    expect(alertsCountFrom(new Date('2027-05-20T10:00:00Z'))).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
  })

  test('a stock alert trims the email address and converts it to lower case', () => {
    expect(alertAddress(' Ana.Pop@Exemplu.RO ')).toEqual({ ok: true, value: 'ana.pop@exemplu.ro' })
  })

  test.each([
    ['', { kind: 'required', of: 'email' }],
    ['  ', { kind: 'required', of: 'email' }],
    ['ana@', { kind: 'pattern', of: 'email' }],
    ['ана@exemplu.ro', { kind: 'pattern', of: 'email' }],
  ])('a stock alert refuses the address %j', (written, error) => {
    expect(alertAddress(written)).toEqual({ ok: false, refusal: { kind: 'invalid-email', error } })
  })
})
