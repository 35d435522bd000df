import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor } from './currency.ts'
import { formatTotal } from './format.ts'
import type { Currency } from './money.ts'
import { parseAmount } from './parse-amount.ts'

const written = fc.record({
  minor: fc.nat(2_000_000_000),
  shop: fc.constantFrom(
    { currency: 'RON', locale: 'ro-RO', label: 'lei' },
    { currency: 'BGN', locale: 'bg-BG', label: 'Lev' },
    { currency: 'HUF', locale: 'hu-HU', label: 'Ft' },
    { currency: 'EUR', locale: 'el-GR', label: 'euro' },
  ),
})

test('an amount written by the shop parses back to the same amount, in every market', () => {
  fc.assert(
    fc.property(written, ({ minor, shop }) => {
      const currency = shop.currency as Currency
      const money = fromMinor(currency === 'HUF' ? minor * 100 : minor, currency)
      const text = formatTotal(money, shop.locale as 'ro-RO', shop.label)
      expect(parseAmount(text, currency)).toEqual({ ok: true, value: money })
    }),
  )
})

test('no text throws, and a parsed amount is whole and not negative', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' €$lei-]{0,30}$/)), text => {
      const read = parseAmount(text, 'EUR')
      const minor = read.ok ? read.value.minor : 0
      expect(minor).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(minor)).toBe(true)
    }),
  )
})
