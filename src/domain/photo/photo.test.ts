import { describe, expect, test } from 'vitest'
import { photosWaitFrom, targetSize } from './photo.ts'
import { pictureFormatOf } from './picture-format.ts'

function bytes(...parts: readonly (string | number)[]) {
  return Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'number' ? [part] : [...part].map(char => char.charCodeAt(0)),
    ),
  )
}

describe('the format of a picture', () => {
  test.each([
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 'JFIF')],
    ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ] as const)('%s is recognised by its first bytes', (format, head) => {
    expect(pictureFormatOf(head)).toBe(format)
  })

  test.each([
    ['nothing', bytes()],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', bytes('<!doctype html>')],
    ['a sound in the same envelope', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['a moving picture', bytes('GIF89a')],
    ['the beginning of one', bytes(0x89, 'PN')],
    ['a picture of a kind that is not read', bytes(0, 0, 0, 0x18, 'ftypheic')],
  ])('%s is not a supported picture', (_what, head) => {
    expect(pictureFormatOf(head)).toBeUndefined()
  })
})

describe('a stored picture', () => {
  test.each([
    [1600, 1200, 1600, 1200],
    [1601, 1200, 1600, 1199],
    [3000, 4000, 1200, 1600],
    [320, 200, 320, 200],
    [16000, 2, 1600, 1],
  ])('a picture of %d × %d is stored as %d × %d', (width, height, storedWidth, storedHeight) => {
    expect(targetSize(width, height)).toEqual({ width: storedWidth, height: storedHeight })
  })

  test('an unused picture expires after a day', () => {
    expect(photosWaitFrom(new Date('2026-11-22T10:00:00Z'))).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
  })
})
