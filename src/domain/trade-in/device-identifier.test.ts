import { describe, expect, test } from 'vitest'
import { identifierKindOf, maskedIdentifier, parseIdentifier, tacOf } from './device-identifier.ts'

describe('the identifier of a traded-in device', () => {
  test('a device with a SIM is identified by its IMEI, any other by its serial number', () => {
    expect(identifierKindOf({ 'config-provider': 'unknown' })).toBe('imei')
    expect(identifierKindOf({})).toBe('serial')
  })

  test.each([
    ['imei', '35 693803-564380/9', '356938035643809'],
    ['serial', 'abc-12', 'ABC12'],
    ['serial', 'A'.repeat(30), 'A'.repeat(30)],
  ] as const)('an %s entered as "%s" is normalized', (kind, written, value) => {
    expect(parseIdentifier(kind, written)).toEqual({ ok: true, value: { kind, value } })
  })

  test.each([
    ['imei', '', 'required'],
    ['serial', '  ', 'required'],
    ['imei', '356938035643808', 'imei'],
    ['imei', '3569380356438', 'imei'],
    ['serial', 'AB12', 'serial'],
    ['serial', 'A'.repeat(31), 'serial'],
    ['serial', 'ΑΒΓΔΕ', 'serial'],
    ['serial', `${' '.repeat(60)}ABC12`, 'serial'],
  ] as const)('an %s entered as "%s" is refused', (kind, written, refusal) => {
    expect(parseIdentifier(kind, written)).toEqual({ ok: false, refusal })
  })

  test('an IMEI has a type allocation code, its first eight digits; a serial number has none', () => {
    expect(tacOf({ kind: 'imei', value: '356938035643809' })).toBe('35693803')
    expect(tacOf({ kind: 'serial', value: '356938035643809' })).toBeUndefined()
  })

  test('a masked identifier shows its last four characters', () => {
    expect(maskedIdentifier({ kind: 'imei', value: '356938035643809' })).toBe('••••3809')
  })
})
