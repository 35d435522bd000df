import { describe, expect, test } from 'vitest'
import { alertAddress, alertEnds, alertsCountFrom, suggestedTarget } from './stock-alert.ts'

test.each([
  [2749, 2400],
  [39_990, 35_000],
  [249, 220],
  [99, 89],
  [10, 9],
])('at a price of %d, an alert is suggested for %d', (price, target) => {
  expect(suggestedTarget(price)).toBe(target)
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
