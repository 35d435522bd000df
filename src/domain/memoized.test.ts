import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

function counted(limit?: number) {
  const computed: string[] = []
  const upper = memoized(text => {
    computed.push(text)
    return text.toUpperCase()
  }, limit)
  return { upper, computed }
}

test('a text is computed once', () => {
  const { upper, computed } = counted()
  expect([upper('pixel'), upper('pixel')]).toEqual(['PIXEL', 'PIXEL'])
  expect(computed).toEqual(['pixel'])
})

test('an empty result is computed once, too', () => {
  const { upper, computed } = counted()
  expect([upper(''), upper('')]).toEqual(['', ''])
  expect(computed).toEqual([''])
})

test('no more results are kept than the limit', () => {
  const { upper, computed } = counted(2)
  for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) upper(text)
  expect(computed).toEqual(['a', 'b', 'c', 'a'])
})

test('a text of 80 characters is kept, a longer one is not', () => {
  const { upper, computed } = counted()
  for (const text of ['x'.repeat(80), 'x'.repeat(80), 'y'.repeat(81), 'y'.repeat(81)]) upper(text)
  expect(computed.map(text => text.length)).toEqual([80, 81, 81])
})
