import { describe, expect, test } from 'vitest'
import { alertAddress, alertEnds, alertsCountFrom } from './stock-alert.ts'

describe('an alert', () => {
  test('is kept for 180 days', () => {
    expect(alertEnds('2026-11-21')).toBe('2027-05-20')
    expect(alertsCountFrom(new Date('2027-05-20T10:00:00Z'))).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
  })

  test('takes an address trimmed and in small letters', () => {
    expect(alertAddress(' Ana.Pop@Exemplu.RO ')).toEqual({ ok: true, value: 'ana.pop@exemplu.ro' })
  })

  test.each([
    ['', { kind: 'required' }],
    ['  ', { kind: 'required' }],
    ['ana@', { kind: 'pattern', of: 'email' }],
    ['ана@exemplu.ro', { kind: 'pattern', of: 'email' }],
  ])('does not take %j', (written, error) => {
    expect(alertAddress(written)).toEqual({ ok: false, refusal: { kind: 'invalid-email', error } })
  })
})
