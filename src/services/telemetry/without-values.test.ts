import { describe, expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

// None of it in logs (quality.md "Attacks").
describe('error text without personal values', () => {
  test.each([
    ['an e-mail address', 'rejected: 550 <ana.pop+x@exemplu.ro>: no such user', 'ana.pop'],
    ['an e-mail address in other letters', 'няма иван@пример.бг тук', 'иван'],
    ['a phone', 'no answer from +40 722 123 456', '722'],
    ['a phone with dots', 'no answer from 0722.123.456 at all', '0722'],
    ['an IMEI', 'device 352099001761481 is taken', '352099001761481'],
    ['a day', 'born 1971-11-23 or so', '1971'],
    ['an IBAN', 'to RO49AAAA1B31007593840000 failed', '1B31007593840000'],
    ['an IBAN in fours', 'to HU42 1177 3016 1111 1018 failed', '1177'],
    ['a query', 'GET https://shop.example/ro/?token=abcDEF failed', 'abcDEF'],
    [
      'a value the database did not take',
      'invalid input syntax for type integer: "Zsófia"',
      'Zsófia',
    ],
    ['a piece of JSON', `Unexpected token 'K', "Kanári Zsó"... is not valid JSON`, 'Kanári'],
    ['a name as a table', 'no relation "Kanári Zsófia"', 'Zsófia'],
  ])('text for the log leaves out %s', (_, text, secret) => {
    expect(text).toContain(secret)
    expect(withoutValues(text)).not.toContain(secret)
    expect(withoutValues(text)).toContain('…')
  })

  test('text for the log leaves out control characters, because no database stores a NUL', () => {
    expect(withoutValues('no status PA\0ID\r\n\u0085now')).toBe('no status PA ID now')
  })

  test('text for the log is cut after 500 characters', () => {
    expect(withoutValues('x '.repeat(50_000))).toHaveLength(500)
  })
})

test.each([
  'duplicate key value violates unique constraint "member_email"',
  'column "birth" of relation "member" does not exist',
  'no handler for "order-placed"',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'sale 7d9f0a52-8c1e-4a61-9d52-0b1f6e0c9a11 moved while it was locked',
  'order fbc5a8db-ac13-4ccc-8f03-fc38f2d19a11 holds 0 of 1 units',
  'it took longer than 180 s',
])('text for the log includes the names of our own objects: %s', text => {
  expect(withoutValues(text)).toBe(text)
})
