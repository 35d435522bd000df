import { z } from 'zod'
import { allDefects } from '#domain/trade-in/choices.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import type { Offers, RunningOffer } from '#domain/trade-in/running-offer.ts'
import { tradeInFormSteps } from '#domain/trade-in/step.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

/** The seller's answers so far. */
export const offerRequestSchema = z.strictObject({
  market: marketSchema,
  answers: tradeInAnswersSchema,
})

const amount = { amount: moneySchema }
const factors = ['display', 'case', 'burn-in', 'liquid', 'battery', 'network'] as const

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('base'), ...amount }),
  z.object({ kind: z.literal('by-person'), ...amount }),
  z.object({ kind: z.literal('factor'), factor: z.enum(factors), ...amount }),
  z.object({
    kind: z.literal('defect'),
    defect: z.enum([...allDefects, 'no-controller', 'drift', 'no-cables']),
    ...amount,
  }),
  z.object({ kind: z.literal('most-deducted'), ...amount }),
  z.object({ kind: z.literal('second-controller'), ...amount }),
  z.object({ kind: z.literal('not-below-nothing'), ...amount }),
  z.object({ kind: z.literal('payout'), payout: z.enum(payouts), ...amount }),
  z.object({ kind: z.literal('rounding'), ...amount }),
])

const offerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), ...amount, lines: z.array(lineSchema) }),
  z.object({
    kind: z.literal('rejected'),
    reasons: z.array(z.enum(['swollen-battery', 'locked', 'online-ban'])),
  }),
  z.object({
    kind: z.literal('manual-review'),
    reasons: z.array(z.enum(['no-power', 'liquid-faults'])),
    most: moneySchema,
  }),
])

export const offersSchema = mirrors<Offers>()(
  z.object({ 'bank-fast': offerSchema, 'bank-slow': offerSchema, voucher: offerSchema }),
)

export const runningOfferSchema = mirrors<RunningOffer>()(
  z.object({
    bookVersion: z.int(),
    steps: z.array(z.enum(tradeInFormSteps)),
    openStep: z.enum(tradeInFormSteps),
    isFinal: z.boolean(),
    offers: offersSchema,
  }),
)
