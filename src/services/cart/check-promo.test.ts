import { describe, expect, test } from 'vitest'
import type { PromoRow } from '#store/cart/promos.ts'
import { checkPromo } from './check-promo.ts'

const start = new Date('2026-11-01T00:00:00Z')
const end = new Date('2026-12-01T00:00:00Z')
const between = new Date('2026-11-15T00:00:00Z')

const aPromo = (changes: Partial<PromoRow> = {}): PromoRow => ({
  code: 'TEN',
  percentage: 10,
  minimumMinor: 50_000,
  startsAt: start,
  endsAt: end,
  maxUses: undefined,
  uses: 0,
  ...changes,
})

const check = (row: PromoRow | undefined, minor = 50_000, now = between) => {
  const said = checkPromo('ten', row, { minor, currency: 'RON' }, now)
  return said.kind === 'valid' ? said.promo : said.reason
}

describe('a promo code', () => {
  test('holds from its first moment up to, but not at, its last', () => {
    expect(check(aPromo(), 50_000, new Date(start.getTime() - 1))).toBe('unknown')
    expect(check(aPromo(), 50_000, start)).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo(), 50_000, new Date(end.getTime() - 1))).toEqual({
      code: 'TEN',
      percentage: 10,
    })
    expect(check(aPromo(), 50_000, end)).toBe('expired')
  })

  test('needs its minimum, one ban less is not enough', () => {
    expect(check(aPromo(), 50_000)).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo(), 49_999)).toBe('not-for-this-cart')
  })

  test('is used up at its last use', () => {
    expect(check(aPromo({ maxUses: 2, uses: 1 }))).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo({ maxUses: 2, uses: 2 }))).toBe('used-up')
  })

  test('nobody made is unknown', () => expect(check(undefined)).toBe('unknown'))
})
