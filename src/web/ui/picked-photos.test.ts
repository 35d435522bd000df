import { describe, expect, test } from 'vitest'
import {
  afterPicking,
  isSending,
  type PickedEvent,
  storedBefore,
  storedIds,
} from './picked-photos.ts'

const file = new Blob(['a picture'])
function photosAfter(...events: readonly PickedEvent[]) {
  return events.reduce(afterPicking, storedBefore(['sent-before']))
}

const picked: PickedEvent = {
  kind: 'picked',
  photos: [
    { key: 'a', file },
    { key: 'b', file },
  ],
}

describe('the pictures of a form', () => {
  test('begin to be sent when they are picked, after those sent before', () => {
    const photos = photosAfter(picked)
    expect(photos.map(({ key }) => key)).toEqual(['sent-before', 'a', 'b'])
    expect(isSending(photos)).toBe(true)
    expect(storedIds(photos)).toEqual(['sent-before'])
  })

  test('are named by the form once they were kept', () => {
    const photos = photosAfter(
      picked,
      { kind: 'answered', key: 'b', answer: { kind: 'kept', id: 'of-b' } },
      { kind: 'answered', key: 'a', answer: { kind: 'unreachable' } },
    )
    expect(isSending(photos)).toBe(false)
    expect(storedIds(photos)).toEqual(['sent-before', 'of-b'])
    expect(photos[1]?.state).toEqual({ kind: 'failed', fault: 'unreachable' })
    expect(isSending(afterPicking(photos, { kind: 'retried', key: 'a' }))).toBe(true)
  })

  test('that were removed are not brought back by what is told of them later', () => {
    const photos = photosAfter(
      picked,
      { kind: 'removed', key: 'a' },
      { kind: 'drawn', key: 'a', preview: 'data:,' },
      { kind: 'answered', key: 'a', answer: { kind: 'kept', id: 'of-a' } },
    )
    expect(photos.map(({ key }) => key)).toEqual(['sent-before', 'b'])
  })

  test('make no progress once they are there', () => {
    const photos = photosAfter(
      picked,
      { kind: 'answered', key: 'a', answer: { kind: 'kept', id: 'of-a' } },
      { kind: 'progressed', key: 'a', part: 0.5 },
      { kind: 'progressed', key: 'b', part: 0.5 },
    )
    expect(photos.slice(1).map(({ state }) => state)).toEqual([
      { kind: 'kept', id: 'of-a' },
      { kind: 'sending', part: 0.5 },
    ])
  })
})
