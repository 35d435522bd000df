import { expect, test } from 'vitest'
import { secretBytes } from './secret-bytes.ts'

/** Fixed values: output of `openssl rand`. */
const hex64 = '9f1c3e5a7b2d4f60819a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f70'
const base43 = 'kV3xQ9-ZtB7mWc1LrY5uHs8dPfAe_2JgNo6TiXqKwC4'

test.each([
  ['64 hexadecimal digits', hex64, 32],
  ['62 hexadecimal digits', hex64.slice(0, 62), 31],
  ['43 characters of base64url', base43, 32],
  ['42 characters of base64url', base43.slice(0, 42), 31],
  ['base64 with its padding', `${base43.replace('-', '+').replace('_', '/')}=`, 32],
])('%s are counted as the bytes they encode', (_name, secret, bytes) => {
  expect(secretBytes(secret)).toBe(bytes)
})

test('other text is counted by its number of distinct characters', () => {
  // 47 characters, 14 of them distinct: 47 × log2(14) is 178 bits.
  expect(secretBytes('a secret of the tests that no one has to keep !')).toBe(22)
  // 64 characters, 16 of them distinct, are 256 bits; with 15 at most 250.
  const sixteen = 'ȘțĂîâß€ŁđŚćžůőűř'
  const other = 'țȘîĂßâŁ€Śđžćőůřű'
  const third = 'ĂîâßȘț€ŁćžđŚűřůő'
  const fourth = '€ŁđŚȘțĂîůőűřâßćž'
  expect(secretBytes(sixteen + other + third + fourth)).toBe(32)
  expect(secretBytes((sixteen + other + third + fourth).replaceAll('ř', 'Ș'))).toBe(31)
})

test.each([
  ['one character', 'a'.repeat(500), 0],
  ['a word', 'Kintsu-1'.repeat(40), 3],
  ['a word, cut off at its last', `${'Kintsu-1'.repeat(40)}Kint`, 3],
  ['sixteen bytes', hex64.slice(0, 32).repeat(2), 16],
])('%s repeated several times counts once', (_name, secret, bytes) => {
  expect(secretBytes(secret)).toBe(bytes)
})

test('digits with too few distinct values are not counted as random bytes', () => {
  expect(secretBytes(`${'0'.repeat(63)}1`)).toBe(8)
  expect(secretBytes(`${'aA'.repeat(21)}ab`)).toBeLessThan(32)
})
