import { expect, test } from 'vitest'
import type { Tag } from '#store/cache/tag.ts'
import { toCdnTags } from './cdn-tag.ts'

function listings(count: number): ReadonlySet<Tag> {
  return new Set(Array.from({ length: count }, (_, at) => `listing:${at}` as const))
}

test('the tag of a CDN is eight hexadecimal digits, always the same for the same tag', () => {
  expect(toCdnTags(new Set<Tag>(['catalogue', 'places']))).toEqual(['d2504e52', 'a48fcb71'])
})

test('800 tags of a response fit into a header of 8 KB', () => {
  const tags = toCdnTags(listings(800))
  expect(new Set(tags).size).toBe(800)
  expect(tags.join(' ').length).toBe(7_199)
})

test('a response with more than 800 tags has the one tag that every purge names', () => {
  expect(toCdnTags(listings(801))).toEqual(['many'])
})
