import { expect, test } from 'vitest'
import { isUuid } from './is-uuid.ts'

test.each([
  ['9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11', true],
  ['9C1F7A52-7F3E-4F0E-9D52-0A7F2D1B9C11', true],
  ['9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c1', false],
  ['9c1f7a527f3e4f0e9d520a7f2d1b9c11', false],
  ["9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11'", false],
  ['', false],
])('"%s" is an id: %s', (text, isId) => {
  expect(isUuid(text)).toBe(isId)
})
