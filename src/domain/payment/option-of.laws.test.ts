import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionOf } from './option-of.ts'
import { aScheme } from './payment.builders.ts'

const currency = fc.constantFrom('RON', 'BGN', 'EUR', 'HUF')

test('down payment, first and later instalments add up to the total, in payable amounts', () => {
  fc.assert(
    fc.property(
      currency,
      fc.integer({ min: 1, max: 40_000_00 }),
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (unit, steps, installments, totalDueFactor, share) => {
        const step = unit === 'HUF' ? 100 : 1
        const amount = { minor: steps * step, currency: unit }
        const down = { minor: Math.floor(steps * share) * step, currency: unit }
        const scheme = aScheme({
          installments,
          installmentFactor: totalDueFactor / installments,
          totalDueFactor,
        })
        const option = optionOf(scheme, amount, down)
        const { initialPayment, monthlyPayment, totalAmountDue } = option
        expect(down.minor + initialPayment.minor + (installments - 1) * monthlyPayment.minor).toBe(
          totalAmountDue.minor,
        )
        for (const { minor } of [initialPayment, monthlyPayment, totalAmountDue])
          expect(minor % step).toBe(0)
        expect(initialPayment.minor).toBeGreaterThanOrEqual(0)
        expect(totalAmountDue.minor).toBeGreaterThanOrEqual(amount.minor - step)
      },
    ),
  )
})
