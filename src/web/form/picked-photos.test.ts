import { describe, expect, test } from 'vitest'
import {
  afterPicking,
  isSending,
  type PickedEvent,
  uploadedIds,
  uploadedPhotos,
} from './picked-photos.ts'

const file = new Blob(['a picture'])
function photosAfter(...events: readonly PickedEvent[]) {
  return events.reduce(afterPicking, uploadedPhotos(['sent-before']))
}

const picked: PickedEvent = {
  kind: 'picked',
  photos: [
    { key: 'a', file },
    { key: 'b', file },
  ],
}

describe('the photos of a form', () => {
  test('photos start to upload when they are picked, after the photos uploaded before', () => {
    const photos = photosAfter(picked)
    expect(photos.map(({ key }) => key)).toEqual(['sent-before', 'a', 'b'])
    expect(isSending(photos)).toBe(true)
    expect(uploadedIds(photos)).toEqual(['sent-before'])
  })

  test('the ids of uploaded photos are included in the form', () => {
    const photos = photosAfter(
      picked,
      { kind: 'answered', key: 'b', answer: { kind: 'kept', id: 'of-b' } },
      { kind: 'answered', key: 'a', answer: { kind: 'unreachable' } },
    )
    expect(isSending(photos)).toBe(false)
    expect(uploadedIds(photos)).toEqual(['sent-before', 'of-b'])
    expect(photos[1]?.state).toEqual({ kind: 'failed', error: 'unreachable' })
    expect(isSending(afterPicking(photos, { kind: 'retried', key: 'a' }))).toBe(true)
  })

  test('removed photos are not restored by later upload events', () => {
    const photos = photosAfter(
      picked,
      { kind: 'removed', key: 'a' },
      { kind: 'previewed', key: 'a', preview: 'data:,' },
      { kind: 'answered', key: 'a', answer: { kind: 'kept', id: 'of-a' } },
    )
    expect(photos.map(({ key }) => key)).toEqual(['sent-before', 'b'])
  })

  test('uploaded photos ignore progress events', () => {
    const photos = photosAfter(
      picked,
      { kind: 'answered', key: 'a', answer: { kind: 'kept', id: 'of-a' } },
      { kind: 'progressed', key: 'a', fraction: 0.5 },
      { kind: 'progressed', key: 'b', fraction: 0.5 },
    )
    expect(photos.slice(1).map(({ state }) => state)).toEqual([
      { kind: 'kept', id: 'of-a' },
      { kind: 'sending', fraction: 0.5 },
    ])
  })
})
