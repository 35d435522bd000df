import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { cofidisPhoneForm, isCofidisPhone } from './cofidis-phone.ts'
import { toE164 } from './phone.ts'

const written: Record<Market, { e164: string; forms: readonly string[] }> = {
  ro: {
    e164: '+40740123456',
    forms: [
      '0740123456',
      '0740 123 456',
      '0740.123.456',
      '0740-123-456',
      '0740/123456',
      '(0740) 123 456',
      '+40740123456',
      '+40 740 123 456',
      '+40 (0)740 123 456',
      '0040740123456',
      '40740123456',
    ],
  },
  bg: {
    e164: '+359888123456',
    forms: ['0888123456', '0888 123 456', '+359 888 123 456', '00359888123456', '359888123456'],
  },
  hu: {
    e164: '+36301234567',
    forms: ['06301234567', '06 30 123-4567', '30/123-4567', '+36 30 123 4567', '0036301234567'],
  },
  gr: {
    e164: '+306944848966',
    forms: ['6944848966', '694 484 8966', '06944848966', '+30 694 4848966', '00306944848966'],
  },
}

describe.each(Object.entries(written) as [Market, (typeof written)[Market]][])(
  'a phone number in %s',
  (market, { e164, forms }) => {
    test.each(forms)('a phone number written as %s is stored as E.164', form => {
      expect(toE164(market, form)).toBe(e164)
    })

    test('a phone number with a digit missing or one too many is refused', () => {
      expect(toE164(market, e164.slice(0, -1))).toBeUndefined()
      expect(toE164(market, `${e164}0`)).toBeUndefined()
    })

    test('a phone number of another country is refused', () => {
      expect(toE164(market, '+4915112345678')).toBeUndefined()
    })

    test('text, an empty value or a lone plus sign is not a phone number', () => {
      for (const bad of ['', '+', 'phone', `${e164}x`, `+${e164}`, e164.replace('+', '0')])
        expect(toE164(market, bad)).toBeUndefined()
    })
  },
)

test('a landline number is accepted too', () => {
  expect(toE164('ro', '021 123 4567')).toBe('+40211234567')
  expect(toE164('bg', '02 812 3456')).toBe('+35928123456')
  expect(toE164('hu', '06 1 234 5678')).toBe('+3612345678')
  expect(toE164('gr', '210 232 3234')).toBe('+302102323234')
})

test('a Romanian or Bulgarian number without its leading zero is not in the national format', () => {
  expect(toE164('ro', '740123456')).toBeUndefined()
  expect(toE164('bg', '888123456')).toBeUndefined()
})

describe('the Cofidis phone format', () => {
  test('the Cofidis format has 13 characters in BG, HU and GR and 10 in RO, whatever was typed', () => {
    expect(cofidisPhoneForm('hu', '06 30 123 4567')).toBe('0036301234567')
    expect(cofidisPhoneForm('bg', '0888 123 456')).toBe('+359888123456')
    expect(cofidisPhoneForm('gr', '694 484 8966')).toBe('+306944848966')
    expect(cofidisPhoneForm('ro', '+40 740 123 456')).toBe('0740123456')
    for (const market of ['ro', 'bg', 'hu', 'gr'] as const)
      for (const form of written[market].forms) expect(isCofidisPhone(market, form)).toBe(true)
  })

  test('the Cofidis format of a shorter landline number does not have the required length', () => {
    expect(isCofidisPhone('hu', '06 1 234 5678')).toBe(false)
    expect(isCofidisPhone('hu', 'not a number')).toBe(false)
  })
})
