import { describe, expect, test } from 'vitest'
import { settlePending } from './settle-pending.ts'

const pending = { status: 'pending', originalMinor: 50_000 } as const

describe('a pending voucher of 500 lei', () => {
  test('a pending voucher opens unchanged when the trade-in is worth 500 lei, and grows when it is worth more', () => {
    expect(settlePending(pending, 50_000)).toEqual({ status: 'open', byMinor: 0 })
    expect(settlePending(pending, 54_000)).toEqual({ status: 'open', byMinor: 4_000 })
  })

  test('a pending voucher loses the difference when the trade-in is worth less', () => {
    expect(settlePending(pending, 1)).toEqual({ status: 'open', byMinor: -49_999 })
  })

  test('a pending voucher is withdrawn when nothing is owed', () => {
    expect(settlePending(pending, 0)).toEqual({ status: 'withdrawn', byMinor: -50_000 })
  })
})

describe('a withdrawn voucher', () => {
  const withdrawn = { ...pending, status: 'withdrawn' } as const

  test('a withdrawn voucher reopens for what is owed when the lost device arrives after all', () => {
    expect(settlePending(withdrawn, 45_000)).toEqual({ status: 'open', byMinor: 45_000 })
  })

  test('a withdrawn voucher stays withdrawn when nothing is owed', () => {
    expect(settlePending(withdrawn, 0)).toEqual({ status: 'withdrawn', byMinor: 0 })
  })
})
