import { expect, test } from 'vitest'
import type { Tag } from '#store/cache/tag.ts'
import { createTagIndex } from './tag-index.ts'

function tags(...all: Tag[]): ReadonlySet<Tag> {
  return new Set(all)
}

test('the index finds each key of any of the tags once', () => {
  const index = createTagIndex()
  index.add('a', tags('content', 'reviews'))
  index.add('b', tags('reviews'))
  index.add('c', tags('places'))
  expect([...index.keysOf(['content', 'reviews'])].toSorted()).toEqual(['a', 'b'])
  expect([...index.keysOf(['listing:1'])]).toEqual([])
})

test('a removed key is found by none of its tags, and a tag without keys is no longer in the index', () => {
  const index = createTagIndex()
  index.add('a', tags('content', 'listing:1'))
  index.add('b', tags('content'))
  index.remove('a', tags('content', 'listing:1'))
  expect([...index.keysOf(['content', 'listing:1'])]).toEqual(['b'])
  expect(index.size()).toBe(1)
  index.remove('b', tags('content'))
  expect(index.size()).toBe(0)
})
