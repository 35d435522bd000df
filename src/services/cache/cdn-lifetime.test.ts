import { expect, test } from 'vitest'
import type { Tag } from '#store/cache/tag.ts'
import { cdnLifetime } from './cdn-lifetime.ts'

test.each<[readonly Tag[]]>([[['content']], [['reviews', 'places', 'buyback']]])(
  'a response without goods is kept for an hour: %j',
  tags => {
    expect(cdnLifetime(new Set(tags))).toEqual({ fresh: 3_600, stale: 3_600 })
  },
)

test.each<[readonly Tag[]]>([
  [[]],
  [['catalogue']],
  [['accessories']],
  [['content', 'listing:1']],
  [['reviews', 'model:iphone-13']],
  [['list:ro:SMARTPHONE']],
])('a response with goods, or of which nothing is known, is kept for five minutes: %j', tags => {
  expect(cdnLifetime(new Set(tags))).toEqual({ fresh: 300, stale: 60 })
})
