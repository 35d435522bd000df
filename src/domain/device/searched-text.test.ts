import { expect, test } from 'vitest'
import { searchedText } from './searched-text.ts'

test('Empty search text stays empty', () => {
  expect(searchedText(null)).toBe('')
  expect(searchedText(' \t ')).toBe('')
})

test('Search text becomes one line with single spaces, in any script', () => {
  expect(searchedText('  iPhone\n 13\u0000 ')).toBe('iPhone 13')
  expect(searchedText('ιφον')).toBe('ιφον')
})

test('Search text is cut after a hundred characters', () => {
  expect(searchedText('я'.repeat(100))).toBe('я'.repeat(100))
  expect(searchedText('я'.repeat(101))).toBe('я'.repeat(100))
})

test('Search text is never cut within a character', () => {
  expect(searchedText(`${'a'.repeat(99)}📱📱`)).toBe(`${'a'.repeat(99)}📱`)
})

test('Markup in search text is treated as text', () => {
  expect(searchedText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
})
