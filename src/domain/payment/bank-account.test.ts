import { expect, test } from 'vitest'
import { parseAccount } from './bank-account.ts'

const iban = 'RO49 AAAA 1B31 0075 9384 0000'

test('an account is stored without spaces', () => {
  expect(parseAccount({ iban, holder: '  Ana-Maria   O’Neill ' })).toEqual({
    ok: true,
    value: { iban: 'RO49AAAA1B31007593840000', holder: 'Ana-Maria O’Neill' },
  })
})

test.each([
  'Ana Pop',
  'Ana Po\u0301p 2',
  'Анна Попова',
  'Kis & Nagy Kft.',
  'Άννα Δήμου',
  'a'.repeat(70),
])('%s may be an account holder', holder => {
  expect(parseAccount({ iban, holder }).ok).toBe(true)
})

test.each([
  [
    { iban: '', holder: 'Ana Pop' },
    { field: 'iban', code: 'required' },
  ],
  [
    { iban: 'RO49 AAAA 1B31 0075 9384 0001', holder: 'Ana Pop' },
    { field: 'iban', code: 'checksum' },
  ],
  [
    { iban, holder: '  ' },
    { field: 'holder', code: 'required' },
  ],
  [
    { iban, holder: 'a'.repeat(71) },
    { field: 'holder', code: 'max-length' },
  ],
  [
    { iban, holder: '1 Ana Pop' },
    { field: 'holder', code: 'pattern' },
  ],
  [
    { iban, holder: 'Ana Pop<' },
    { field: 'holder', code: 'pattern' },
  ],
  [
    { iban, holder: 'Ana $ Pop' },
    { field: 'holder', code: 'pattern' },
  ],
  [
    { iban, holder: '<script>' },
    { field: 'holder', code: 'pattern' },
  ],
])('%j is refused as an account', (account, error) => {
  expect(parseAccount(account)).toEqual({ ok: false, refusal: error })
})
