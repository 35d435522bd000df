import { z } from 'zod'
import { declarations } from '#domain/sell/declarations.ts'
import { payouts } from '#domain/sell/price-tables.ts'
import { bankAccountSchema } from './bank-account.ts'
import { handoverRequestSchema } from './handover-wish.ts'
import { marketSchema } from './market.ts'
import { tokenSchema } from './order-view.ts'
import { plainText } from './query.ts'
import { tradeInAnswersSchema } from './sell-answers.ts'

// Caps alone; the rules of the fields are asked by the service, which names the field and the rule.
const fieldText = plainText(300)

const tradeInNumberSchema = plainText(40)

export const tradeInParamsSchema = z.object({ number: tradeInNumberSchema.min(1) })

/** Of the link in a sale's letters, where nobody is signed in. */
const shown = { token: tokenSchema.prefault('') }

export const tradeInQuerySchema = z.object(shown)

/** sell.md, email: all answers, and where the offer is sent; `replaces` is the sale whose answers were changed. */
export const openTradeInSchema = z.strictObject({
  market: marketSchema,
  answers: tradeInAnswersSchema,
  email: fieldText,
  wantsNewsletter: z.boolean().prefault(false),
  replaces: z.strictObject({ number: tradeInNumberSchema, ...shown }).exactOptional(),
})

export const openedTradeInSchema = z.object({ number: z.string(), token: z.string() })

/** sell.md, payment. */
export const tradeInPayoutSchema = z.strictObject({
  ...shown,
  payout: z.enum(payouts),
  account: bankAccountSchema.exactOptional(),
})

/** The IMEI, or the serial number of what takes no SIM. */
export const tradeInDeviceSchema = z.strictObject({
  ...shown,
  identifier: fieldText,
  /** Insists on the model, though the number is known as another one's. */
  isModelSure: z.boolean().prefault(false),
})

/** sell.md, delivery. */
export const tradeInAcceptanceSchema = z.strictObject({
  ...shown,
  sender: z.strictObject({ name: fieldText, phone: fieldText }),
  handover: handoverRequestSchema,
  declarations: z.array(z.enum(declarations)).max(declarations.length),
})

export const tradeInCancellationSchema = z.strictObject(shown)

/** By a person, in minor units of the market's currency. */
export const reviewOfferSchema = z.strictObject({
  amountMinor: z.int().min(1),
  reason: plainText(200).min(1),
})
