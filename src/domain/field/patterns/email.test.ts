import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'a@b.ro',
  'first.last+shop@mail.example.com',
  'A_B-C@sub-domain.example.hu',
  `${'a'.repeat(64)}@example.bg`,
])('%s is an e-mail address', value => {
  expect(isEmail(value)).toBe(true)
})

test.each([
  '',
  'a',
  'a@',
  '@b.ro',
  'a@b',
  'a@b.r',
  'a@b.1',
  'a@@b.ro',
  'a b@c.ro',
  'a@b..ro',
  '.a@b.ro',
  'a.@b.ro',
  'a..b@c.ro',
  'a@-b.ro',
  'a@b-.ro',
  'a@b.ro\nBcc: c@d.ro',
  'иван@example.bg',
  'ivan@пример.bg',
  'iv\u0430n@example.bg',
  `${'a'.repeat(65)}@example.bg`,
  `a@${'b'.repeat(64)}.bg`,
])('%j is not an e-mail address', value => {
  expect(isEmail(value)).toBe(false)
})

test('an email address may have 254 characters, not 255', () => {
  const domain = (length: number) => `${`${'d'.repeat(60)}.`.repeat(3)}${'e'.repeat(length)}.ro`
  const address = `${'a'.repeat(20)}@${domain(47)}`
  expect(address.length).toBe(254)
  expect(isEmail(address)).toBe(true)
  expect(isEmail(`${'a'.repeat(20)}@${domain(48)}`)).toBe(false)
})
