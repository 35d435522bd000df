import { expect, test } from 'vitest'
import { opening } from './article.ts'

function blocksOf(text: string) {
  return [
    { kind: 'heading', level: 2, text: 'Cine vinde' } as const,
    { kind: 'paragraph', content: [{ kind: 'text', text }] } as const,
  ]
}

test.each([
  ['Magazinul vinde.', 16, 'Magazinul vinde.'],
  ['Magazinul vinde.', 15, 'Magazinul…'],
])('the opening of %j within %d characters is %j', (text, most, expected) => {
  expect(opening(blocksOf(text), most)).toBe(expected)
})

test('a text without paragraphs has an empty opening', () => {
  expect(opening([], 10)).toBe('')
})
