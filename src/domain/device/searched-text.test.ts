import { expect, test } from 'vitest'
import { searchedText } from './searched-text.ts'

test('Nothing typed is nothing', () => {
  expect(searchedText(null)).toBe('')
  expect(searchedText(' \t ')).toBe('')
})

test('What was typed is one line with single spaces, in any script', () => {
  expect(searchedText('  iPhone\n 13\u0000 ')).toBe('iPhone 13')
  expect(searchedText('ιφον')).toBe('ιφον')
})

test('A hundred characters are kept, the next is cut', () => {
  expect(searchedText('я'.repeat(100))).toBe('я'.repeat(100))
  expect(searchedText('я'.repeat(101))).toBe('я'.repeat(100))
})

test('Nothing is cut in the middle of a character', () => {
  expect(searchedText(`${'a'.repeat(99)}📱📱`)).toBe(`${'a'.repeat(99)}📱`)
})

test('Markup is text like any other', () => {
  expect(searchedText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
})
