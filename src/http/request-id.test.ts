import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

const own = /^[0-9a-hjkmnp-tv-z]{12}$/

test.each(['0af7651916cd43dd8448eb211c80319c', '7d9f0a52-8c1e-4a61-9d52-0b1f6e0c9a11'])(
  'A request id from a trusted proxy is used: %s',
  given => {
    expect(requestIdOf(given, true)).toBe(given)
    expect(requestIdOf(given, false)).toMatch(own)
  },
)

test.each([
  undefined,
  '',
  'ana@exemplu.ro',
  '0722123456',
  '352099001761481',
  'RO49AAAA1B31007593840000',
  '0AF7651916CD43DD8448EB211C80319C',
  '0af7651916cd43dd8448eb211c80319c\n',
  ['0af7651916cd43dd8448eb211c80319c'],
])('A header that no proxy writes is not used as request id: %j', given => {
  expect(requestIdOf(given, true)).toMatch(own)
})

test('No two requests have the same id', () => {
  const ids = Array.from({ length: 1000 }, () => requestIdOf(undefined, false))
  expect(new Set(ids).size).toBe(1000)
})
