import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitRefund } from '#domain/order/split-refund.ts'
import { chargesBack } from './charges-back.ts'
import { type BoughtLine, chosenLines, linesBack, returnableLines } from './lines-back.ts'
import { moneyBack } from './money-back.ts'

/** Devices, each with some of their possible extras, and accessories. */
const orders = fc
  .array(
    fc.record({
      kind: fc.constantFrom('device', 'accessory' as const),
      price: fc.integer({ min: 0, max: 900_000 }),
      along: fc.array(
        fc.record({
          kind: fc.constantFrom('service', 'battery', 'gift-wrap', 'accessory' as const),
          price: fc.integer({ min: 0, max: 90_000 }),
        }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(heads =>
    heads
      .flatMap(({ kind, price, along }, head) => [
        { kind, priceMinor: price, head, isHead: true },
        ...(kind === 'device'
          ? along.map(each => ({ kind: each.kind, priceMinor: each.price, head, isHead: false }))
          : []),
      ])
      .map((each, position, all) => ({
        position,
        kind: each.kind,
        priceMinor: each.priceMinor,
        belongsTo: each.isHead ? null : all.findIndex(other => other.head === each.head),
        isLive: true,
        isHeld: false,
      })),
  ) satisfies fc.Arbitrary<BoughtLine[]>

const cases = orders.chain(lines => {
  const goods = lines.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  return fc.record({
    lines: fc.constant(lines),
    discount: fc.integer({ min: 0, max: goods }),
    delivery: fc.integer({ min: 0, max: 5_000 }),
    fee: fc.integer({ min: 0, max: 2_000 }),
    picks: fc.array(fc.nat({ max: 30 }), { maxLength: 12 }),
  })
})

describe('returns of one order', () => {
  test('successive returns refund exactly what was paid for the goods, and no line twice', () => {
    fc.assert(
      fc.property(cases, ({ lines, discount, delivery, fee, picks }) => {
        const back = linesBack(lines, discount, 'RON')
        const paid =
          lines.reduce((sum, { priceMinor }) => sum + priceMinor, 0) - discount + delivery + fee
        let held: readonly BoughtLine[] = lines
        let total = 0
        const give = (selected: ReadonlySet<number>) => {
          const { going } = chosenLines(held, selected)
          const gone = new Set(going.map(({ position }) => position))
          for (const { position, isHeld } of held)
            if (gone.has(position)) expect(isHeld).toBe(false)
          held = held.map(each => ({ ...each, isHeld: each.isHeld || gone.has(each.position) }))
          const isWhole = going.length > 0 && held.every(({ isHeld }) => isHeld)
          const charges = chargesBack(
            { deliveryMinor: delivery, collectionFeeMinor: fee, cheapestMinor: 1_499 },
            {
              isWhole,
              requestedOn: '2026-11-22',
              withdrawal: { lawUntil: '2026-11-30', shopUntil: '2027-01-15' },
            },
          )
          const parts = going.map(({ position }) => ({
            backMinor: back.get(position) ?? 0,
            keptMinor: null,
          }))
          total += moneyBack(parts, charges)
          expect(total).toBeLessThanOrEqual(paid)
        }
        for (const pick of picks) give(new Set([pick % lines.length]))
        give(new Set(returnableLines(held).map(({ position }) => position)))
        expect(returnableLines(held)).toEqual([])
        expect(total).toBe(paid - delivery + Math.min(delivery, 1_499))
      }),
    )
  })

  test('returns are refunded from what is left of each payment, completely but never more', () => {
    const payments = fc.array(
      fc.record({
        leftMinor: fc.integer({ min: -10, max: 100_000 }),
        by: fc.constantFrom('money', 'voucher' as const),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(payments, fc.nat({ max: 250_000 }), (some, amount) => {
        const paid = some.map((each, at) => ({ ...each, id: String(at) }))
        const most = paid.reduce((sum, { leftMinor }) => sum + Math.max(0, leftMinor), 0)
        const split = splitRefund(amount, paid)
        expect(split.ok).toBe(amount <= most)
        if (!split.ok) return
        const parts = split.value
        expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount)
        for (const { paymentId, amountMinor } of parts) {
          expect(amountMinor).toBeGreaterThan(0)
          expect(amountMinor).toBeLessThanOrEqual(paid[Number(paymentId)]?.leftMinor ?? 0)
        }
      }),
    )
  })
})
