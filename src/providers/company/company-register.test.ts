import { expect, test } from 'vitest'
import { normalizeText } from './company-register.ts'

test.each([
  ['ul. Vitosha 12\n1000 SOFIA\n', 'ul. Vitosha 12 1000 SOFIA'],
  ['  "ОРЕХОВА  ГРАДИНА" ООД ', '"ОРЕХОВА ГРАДИНА" ООД'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j is normalized to one line of at most 200 characters', (text, line) => {
  expect(normalizeText(text)).toBe(line)
})

test.each([undefined, '', '   ', '---', '- -'])('%j counts as missing', text => {
  expect(normalizeText(text)).toBeUndefined()
})
