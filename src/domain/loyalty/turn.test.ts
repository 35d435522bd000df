import { describe, expect, test } from 'vitest'
import { fitsVoucher, parsePoints } from './turn.ts'

describe('turning points into a voucher', () => {
  test('a number of points is parsed in the formats people use', () => {
    expect(parsePoints(' 1 250 ')).toEqual({ ok: true, value: 1250 })
    expect(parsePoints('1.250')).toEqual({ ok: true, value: 1250 })
    for (const typed of ['', 'o sută', '-100', '1e3', '1.5', '12 50', '1234567890', '١٠٠'])
      expect(parsePoints(typed)).toEqual({ ok: false, refusal: { kind: 'not-a-number' } })
  })

  test('a voucher takes at least the minimum and at most the usable points', () => {
    const settings = { smallestVoucher: 100 }
    expect(fitsVoucher(99, 250, settings)).toEqual({
      ok: false,
      refusal: { kind: 'below-smallest', smallest: 100 },
    })
    expect(fitsVoucher(100, 250, settings)).toEqual({ ok: true, value: 100 })
    expect(fitsVoucher(250, 250, settings)).toEqual({ ok: true, value: 250 })
    expect(fitsVoucher(251, 250, settings)).toEqual({
      ok: false,
      refusal: { kind: 'above-usable', usable: 250 },
    })
  })
})
