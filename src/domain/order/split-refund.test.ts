import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitRefund } from './split-refund.ts'

const card = { id: 'card', by: 'money', leftMinor: 70_000 } as const
const voucher = { id: 'voucher', by: 'voucher', leftMinor: 30_000 } as const

describe('a refund of an order paid by several methods', () => {
  test('a refund uses the payment first and the voucher for the rest', () => {
    expect(splitRefund(70_000, [voucher, card])).toEqual({
      ok: true,
      value: [{ paymentId: 'card', amountMinor: 70_000 }],
    })
    expect(splitRefund(70_001, [voucher, card])).toEqual({
      ok: true,
      value: [
        { paymentId: 'card', amountMinor: 70_000 },
        { paymentId: 'voucher', amountMinor: 1 },
      ],
    })
  })

  test.each([
    // 100 000 paid, 30 000 of it by a voucher for orders from 50 000: 50 000 may stay, 49 999 may not.
    [50_000, [['card', 50_000]]],
    [
      50_001,
      [
        ['gift', 30_000],
        ['card', 20_001],
      ],
    ],
    [20_000, [['card', 20_000]]],
    [
      100_000,
      [
        ['gift', 30_000],
        ['card', 70_000],
      ],
    ],
  ] as const)(
    'a refund of %i gives a voucher for larger orders back first if too little stays',
    (amount, parts) => {
      const gift = { ...voucher, id: 'gift', orderFromMinor: 50_000 }
      expect(splitRefund(amount, [card, gift])).toEqual({
        ok: true,
        value: parts.map(([paymentId, amountMinor]) => ({ paymentId, amountMinor })),
      })
    },
  )

  test('a refund is at most the sum of all payments; one minor unit more is refused with the refundable amount', () => {
    expect(splitRefund(100_000, [voucher, card]).ok).toBe(true)
    expect(splitRefund(100_001, [voucher, card])).toEqual({
      ok: false,
      refusal: { kind: 'above-refundable', refundableMinor: 100_000 },
    })
  })

  test('a refund is split into parts that add up, none above its payment and none of zero', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000 })
    const by = fc.constantFrom('money' as const, 'voucher' as const)
    const payments = fc.uniqueArray(fc.record({ id: fc.uuid(), by, leftMinor: minor }), {
      selector: ({ id }) => id,
      maxLength: 4,
    })
    fc.assert(
      fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (open, share) => {
        const most = open.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
        const amount = Math.floor(most * share)
        const split = splitRefund(amount, open)
        if (!split.ok) throw new Error('refused')
        expect(split.value.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount)
        for (const { paymentId, amountMinor } of split.value) {
          expect(amountMinor).toBeGreaterThan(0)
          const { leftMinor } = open.find(({ id }) => id === paymentId)!
          expect(amountMinor).toBeLessThanOrEqual(leftMinor)
        }
      }),
    )
  })
})
