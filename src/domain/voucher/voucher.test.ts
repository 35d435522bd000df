import { describe, expect, test } from 'vitest'
import { isSpendable, paidByVouchers, spendOn } from './voucher.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
function holding(code: string, minor: number) {
  return { code, left: lei(minor) }
}

describe('vouchers spent on a total', () => {
  test('vouchers pay in the order given, the last one only as much as needed', () => {
    const spending = spendOn(lei(10_000), [holding('A', 4_000), holding('B', 9_000)])
    expect(spending.spent.map(({ voucher, amount }) => [voucher.code, amount.minor])).toEqual([
      ['A', 4_000],
      ['B', 6_000],
    ])
    expect(spending.toPay).toEqual(lei(0))
    expect(paidByVouchers(spending)).toEqual(lei(10_000))
  })

  test('a voucher that is not needed, or has nothing left, is not touched', () => {
    const { spent } = spendOn(lei(500), [holding('A', 0), holding('B', 500), holding('C', 1)])
    expect(spent.map(({ voucher }) => voucher.code)).toEqual(['B'])
  })

  test('vouchers leave the rest to pay: one minor unit short leaves one, the exact amount leaves none', () => {
    expect(spendOn(lei(500), [holding('A', 499)]).toPay).toEqual(lei(1))
    expect(spendOn(lei(500), [holding('A', 500)]).toPay).toEqual(lei(0))
    expect(paidByVouchers(spendOn(lei(500), []))).toEqual(lei(0))
  })
})

describe('a voucher for orders from 500 lei', () => {
  const welcome = { ...holding('W', 5_000), orderFrom: lei(50_000) }

  test('it pays an order of exactly that total, and nothing of one minor unit less', () => {
    expect(spendOn(lei(50_000), [welcome]).toPay).toEqual(lei(45_000))
    const small = spendOn(lei(49_999), [welcome])
    expect(small).toEqual({ spent: [], toPay: lei(49_999) })
  })

  test('the total counts before other vouchers pay', () => {
    const { spent, toPay } = spendOn(lei(50_000), [holding('A', 40_000), welcome])
    expect(spent.map(({ voucher }) => voucher.code)).toEqual(['A', 'W'])
    expect(toPay).toEqual(lei(5_000))
  })
})

describe('a voucher that can still be spent', () => {
  const now = new Date('2026-11-26T10:00:00.000Z')

  test('a voucher needs money left: one minor unit is enough', () => {
    expect(isSpendable({ left: lei(1) }, now)).toBe(true)
    expect(isSpendable({ left: lei(0) }, now)).toBe(false)
  })

  test('a voucher can be spent until the instant at which it expires', () => {
    expect(isSpendable({ left: lei(1), expiresAt: '2026-11-26T10:00:00.001Z' }, now)).toBe(true)
    expect(isSpendable({ left: lei(1), expiresAt: '2026-11-26T10:00:00.000Z' }, now)).toBe(false)
  })
})
