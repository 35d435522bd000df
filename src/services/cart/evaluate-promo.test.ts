import { describe, expect, test } from 'vitest'
import type { PromoRow } from '#store/cart/promos.ts'
import { evaluatePromo } from './evaluate-promo.ts'

const start = new Date('2026-11-01T00:00:00Z')
const end = new Date('2026-12-01T00:00:00Z')
const between = new Date('2026-11-15T00:00:00Z')

function aPromo(changes: Partial<PromoRow> = {}): PromoRow {
  return {
    market: 'ro',
    code: 'TEN',
    percentage: 10,
    minimumMinor: 50_000,
    startsAt: start,
    endsAt: end,
    maxUses: undefined,
    uses: 0,
    ...changes,
  }
}

function check(row: PromoRow | undefined, minor = 50_000, now = between) {
  const subTotal = { minor, currency: 'RON' } as const
  const result = evaluatePromo({ market: 'ro', code: 'ten', subTotal, now }, row)
  return result.kind === 'valid' ? result.promo : result.reason
}

describe('a promo code', () => {
  test('is valid from its start up to, but not including, its end', () => {
    expect(check(aPromo(), 50_000, new Date(start.getTime() - 1))).toEqual({ kind: 'unknown' })
    expect(check(aPromo(), 50_000, start)).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo(), 50_000, new Date(end.getTime() - 1))).toEqual({
      code: 'TEN',
      percentage: 10,
    })
    expect(check(aPromo(), 50_000, end)).toEqual({ kind: 'expired' })
  })

  test('requires exactly its minimum: one ban less is refused with the minimum amount', () => {
    expect(check(aPromo(), 50_000)).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo(), 49_999)).toEqual({
      kind: 'minimum',
      minimum: { minor: 50_000, currency: 'RON' },
    })
  })

  test('is used up after its last use', () => {
    expect(check(aPromo({ maxUses: 2, uses: 1 }))).toEqual({ code: 'TEN', percentage: 10 })
    expect(check(aPromo({ maxUses: 2, uses: 2 }))).toEqual({ kind: 'used-up' })
  })

  test('is refused in another market, or unknown before its start there', () => {
    expect(check(aPromo({ market: 'bg' }))).toEqual({ kind: 'other-market' })
    const early = new Date(start.getTime() - 1)
    expect(check(aPromo({ market: 'bg' }), 50_000, early)).toEqual({ kind: 'unknown' })
  })

  test('is unknown if it does not exist', () =>
    expect(check(undefined)).toEqual({ kind: 'unknown' }))
})
