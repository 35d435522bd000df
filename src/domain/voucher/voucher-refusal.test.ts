import { describe, expect, test } from 'vitest'
import { refusalOfVoucher, type VoucherFacts } from './voucher-refusal.ts'

const at = new Date('2026-11-22T10:00:00Z')
const voucher: VoucherFacts<'ro' | 'bg'> = {
  market: 'ro',
  currency: 'RON',
  leftMinor: 5_000,
  status: 'open',
  userId: 'ana',
  expiresAt: new Date('2026-11-22T10:00:01Z'),
}
const ana = { market: 'ro', userId: 'ana', at } as const

describe('a voucher', () => {
  test('a voucher can be spent by its member, pending or not, until it expires', () => {
    expect(refusalOfVoucher(voucher, ana)).toBeUndefined()
    expect(refusalOfVoucher({ ...voucher, status: 'pending' }, ana)).toBeUndefined()
    expect(refusalOfVoucher({ ...voucher, expiresAt: at }, ana)).toEqual({ kind: 'expired' })
    expect(refusalOfVoucher({ ...voucher, expiresAt: null }, ana)).toBeUndefined()
  })

  test('a voucher without an owner can be spent by anyone with its code', () => {
    expect(
      refusalOfVoucher({ ...voucher, userId: null }, { ...ana, userId: undefined }),
    ).toBeUndefined()
  })

  test('a voucher of another member is answered like an unknown or withdrawn one', () => {
    const unknown = { kind: 'unknown' }
    expect(refusalOfVoucher(undefined, ana)).toEqual(unknown)
    expect(refusalOfVoucher(voucher, { ...ana, userId: 'ion' })).toEqual(unknown)
    expect(refusalOfVoucher(voucher, { ...ana, userId: undefined })).toEqual(unknown)
    expect(refusalOfVoucher({ ...voucher, status: 'withdrawn' }, ana)).toEqual(unknown)
  })

  test('a voucher of another market, or with nothing left, is refused with that reason', () => {
    expect(refusalOfVoucher(voucher, { ...ana, market: 'bg' })).toEqual({ kind: 'other-market' })
    expect(refusalOfVoucher({ ...voucher, leftMinor: 0 }, ana)).toEqual({ kind: 'spent' })
  })
})
