import { describe, expect, test } from 'vitest'
import { parcelSmsBg } from './bg.ts'
import { parcelSmsEl } from './el.ts'
import { parcelSmsHu } from './hu.ts'
import { parcelSmsRo } from './ro.ts'

describe.each([
  ['Romanian', parcelSmsRo],
  ['Bulgarian', parcelSmsBg],
  ['Hungarian', parcelSmsHu],
  ['Greek', parcelSmsEl],
])('text messages about parcels in %s', (_language, texts) => {
  test.each(['shipped', 'ready', 'delivered'] as const)(
    'the one that a parcel is %s names the order and fits into one message',
    news => {
      const text = texts[news]('RO1000000001')
      expect(text).toContain('RO1000000001')
      expect(text.length).toBeLessThanOrEqual(70)
    },
  )
})
