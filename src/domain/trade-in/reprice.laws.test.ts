import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySheet, type OfferCase } from '#test/support/offer-laws.ts'
import { pricedAnswers } from '#test/support/sold-answers.ts'
import type { Answers } from './answers.ts'
import { offerFor } from './offer.ts'
import { firstPriceTables } from './price-tables.ts'
import { type Found, type Repriced, reprice } from './reprice.ts'
import { isPaidInFull } from './second-offer.ts'

/** Every question is answered, so that the inspection can contradict any of them. */
const allAnswered: Answers = {
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
  'burn-in': 'none',
  'grading-display': 'flawless',
  'grading-case': 'like-new',
  battery: { health: '90-up', isSwollen: false },
  'display-defects': [],
}

const anyInspection = fc.record({ sheet: anySheet, found: pricedAnswers })

function amountOf(repriced: Repriced): number {
  if (repriced.kind !== 'priced') throw new Error('every one of these has a price')
  return repriced.amount.minor
}

function offered(answers: Answers, { payout, priced }: OfferCase) {
  const offer = offerFor(answers, payout, { ...priced, tables: firstPriceTables })
  if (offer.kind !== 'offer') throw new Error('every one of these has a price')
  return offer.amount
}

test('The lines of a second offer add up to its difference from the first, which is the price of the found device by the same book', () => {
  fc.assert(
    fc.property(anyInspection, ({ sheet, found }) => {
      const { payout, priced } = sheet
      const declared = { ...allAnswered, ...sheet.answers }
      const first = { declared, payout, amount: offered(declared, sheet) }
      const second = reprice(first, found as Found, { ...priced, tables: firstPriceTables })
      if (second.kind !== 'priced') throw new Error('every one of these has a price')
      const sum = second.lines.reduce((whole, { amount }) => whole + amount.minor, 0)
      expect(sum).toBe(second.amount.minor - first.amount.minor)
      expect(second.amount).toEqual(offered({ ...declared, ...found }, sheet))
    }),
    { numRuns: 2_000 },
  )
})

test('A better finding never lowers the price, a worse one never raises it', () => {
  fc.assert(
    fc.property(anySheet, sheet => {
      const { payout, priced } = sheet
      const [better, worse] = [
        { ...allAnswered, ...sheet.answers },
        { ...allAnswered, ...sheet.worse },
      ]
      const bench = { ...priced, tables: firstPriceTables }
      const raised = { declared: worse, payout, amount: offered(worse, sheet) }
      const lowered = { declared: better, payout, amount: offered(better, sheet) }
      const up = reprice(raised, better as Found, bench)
      expect(amountOf(up)).toBeGreaterThanOrEqual(raised.amount.minor)
      expect(up.kind === 'priced' && isPaidInFull(raised.amount, up.amount)).toBe(true)
      expect(amountOf(reprice(lowered, worse as Found, bench))).toBeLessThanOrEqual(
        lowered.amount.minor,
      )
    }),
    { numRuns: 2_000 },
  )
})
