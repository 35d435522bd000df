import { expect, test } from 'vitest'
import { checkUnlisted } from './unlisted-device.ts'

const form = { device: 'Nokia 3310, albastru', choice: 'quote', email: 'ana@example.com' }

test('a request about a device that is not in the list has its text, a choice and an address', () => {
  expect(
    checkUnlisted({
      ...form,
      device: '  Nokia 3310\r\nfără încărcător ',
      email: ' ana@example.com ',
    }),
  ).toEqual({
    ok: true,
    value: { device: 'Nokia 3310\nfără încărcător', choice: 'quote', email: 'ana@example.com' },
  })
  expect(checkUnlisted({ ...form, choice: 'recycling' })).toMatchObject({ ok: true })
})

test.each([
  ['an empty text', { device: '' }, ['device']],
  ['a text of two characters', { device: 'ab' }, ['device']],
  ['a text of 501 characters', { device: 'a'.repeat(501) }, ['device']],
  ['no choice', { choice: '' }, ['choice']],
  ['a choice that is not offered', { choice: 'repair' }, ['choice']],
  ['an address without a host', { email: 'ana@' }, ['email']],
  ['nothing', { device: ' ', choice: '', email: '' }, ['device', 'choice', 'email']],
])('a request with %s is refused', (_, over, errors) => {
  expect(checkUnlisted({ ...form, ...over })).toEqual({
    ok: false,
    refusal: { kind: 'form', errors },
  })
})

test.each(['abc', 'a'.repeat(500)])('a text of 3 or of 500 characters is accepted', device => {
  expect(checkUnlisted({ ...form, device }).ok).toBe(true)
})
