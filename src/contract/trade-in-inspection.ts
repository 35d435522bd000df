import { z } from 'zod'
import { carriers } from '#domain/delivery/delivery.ts'
import { mostPhotos } from '#domain/photo/photo.ts'
import { tradeInStates } from '#domain/trade-in/trade-in-state.ts'
import { inspectedParts } from '#domain/trade-in/trade-in-view.ts'
import { benchVerdicts, inspectionReasons } from '#domain/trade-in/verdict.ts'
import { moneySchema } from './money.ts'
import { tokenSchema } from './order-view.ts'
import { plainText } from './query.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

/** Read by staff only. */
const reason = plainText(200).min(1)

export const tradeInReasonSchema = z.strictObject({ reason })

/**
 * The findings about a device; an omitted part is as declared. Amounts in minor units of the market's currency
 * (sell.md).
 */
export const inspectionSchema = z.strictObject({
  found: tradeInAnswersSchema.omit({ intro: true, brand: true, model: true, email: true }),
  identifier: plainText(60).min(1),
  /** A model of the price book; required if the serial number belongs to another model than declared. */
  model: plainText(100).min(1).exactOptional(),
  isLocked: z.boolean(),
  verdict: z.enum(benchVerdicts).exactOptional(),
  photos: z
    .array(z.strictObject({ id: z.uuid(), part: z.enum(inspectedParts).exactOptional() }))
    .max(mostPhotos)
    .prefault([]),
  note: plainText(1_000).prefault(''),
  amountMinor: z.int().min(0).exactOptional(),
  /** Whoever inspected: somebody else takes a second look. */
  inspector: plainText(60).min(1).exactOptional(),
  reason,
})

export const inspectedSchema = z.object({
  state: z.enum(tradeInStates),
  secondOffer: moneySchema.exactOptional(),
  /** More than the offer: paid without asking. */
  raised: moneySchema.exactOptional(),
  reasons: z.array(z.enum(inspectionReasons)),
})

export const tradeInSendBackSchema = z.strictObject({
  carrier: z.enum([...carriers, 'courier']),
  awb: plainText(40).min(1),
  reason,
})

/** `reference` is the number of the taker's document. */
export const tradeInTakenOverSchema = z.strictObject({
  taker: plainText(120).min(1),
  reference: plainText(60).min(1),
  reason,
})

/** `reference` is the bank's reference. */
export const tradeInPaidSchema = z.strictObject({ reference: plainText(60).min(1), reason })

export const tradeInMovedSchema = z.object({ state: z.enum(tradeInStates) })

export const secondAnswerSchema = z.strictObject({
  token: tokenSchema.prefault(''),
  answer: z.enum(['accept', 'decline']),
})

export const unlockedSchema = z.strictObject({ token: tokenSchema.prefault('') })

export const objectionSchema = z.strictObject({
  token: tokenSchema.prefault(''),
  words: plainText(1_000).min(1),
  photos: z.array(z.uuid()).max(mostPhotos).prefault([]),
})
