import { expect, test } from 'vitest'
import { isAlphanumeric, isHungarianLetters } from './letters.ts'
import { isPassword } from './password.ts'

test('Hungarian letters allow no digit, no sign and no foreign letter', () => {
  for (const good of ['Kovács', 'ŐSZ', 'Nagy Őrsi']) expect(isHungarianLetters(good)).toBe(true)
  for (const bad of ['', ' ', 'Kovács1', 'Kov-ács', 'Ștefan', 'Иван', ' Nagy', 'Nagy '])
    expect(isHungarianLetters(bad)).toBe(false)
})

test('alphanumeric allows letters, digits, space, dot and hyphen', () => {
  for (const good of ['Bl. 12-A', '12А', 'Οδός 5', '7']) expect(isAlphanumeric(good)).toBe(true)
  for (const bad of ['', '12/A', 'a_b', 'a@b', 'a\nb']) expect(isAlphanumeric(bad)).toBe(false)
})

test('a password has at least 6 characters', () => {
  expect(isPassword('12345')).toBe(false)
  expect(isPassword('123456')).toBe(true)
  expect(isPassword('😀😀😀')).toBe(false)
  expect(isPassword('a'.repeat(256))).toBe(true)
  expect(isPassword('a'.repeat(257))).toBe(false)
})
