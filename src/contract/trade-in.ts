import { z } from 'zod'
import { declarations } from '#domain/trade-in/declarations.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import { bankAccountSchema } from './bank-account.ts'
import { handoverRequestSchema } from './handover-request.ts'
import { marketSchema } from './market.ts'
import { tokenSchema } from './order-view.ts'
import { plainText } from './query.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

// Only limits are checked here; the service checks the rules of the fields and reports the field and the rule.
const fieldText = plainText(300)

const tradeInNumberSchema = plainText(40)

export const tradeInParamsSchema = z.object({ number: tradeInNumberSchema.min(1) })

/** The token of the link in a trade-in's emails, for requests without a session. */
const shown = { token: tokenSchema.prefault('') }

export const tradeInQuerySchema = z.object(shown)

/**
 * All answers, and the address to which the offer is sent; `replaces` is the trade-in whose answers were changed
 * (sell.md, email).
 */
export const openTradeInSchema = z.strictObject({
  market: marketSchema,
  answers: tradeInAnswersSchema,
  email: fieldText,
  wantsNewsletter: z.boolean().prefault(false),
  replaces: z.strictObject({ number: tradeInNumberSchema, ...shown }).exactOptional(),
})

export const openedTradeInSchema = z.object({ number: z.string(), token: z.string() })

/** The payout of the payment step (sell.md, payment). */
export const tradeInPayoutSchema = z.strictObject({
  ...shown,
  payout: z.enum(payouts),
  account: bankAccountSchema.exactOptional(),
})

/** The IMEI, or the serial number of a device without a SIM. */
export const tradeInDeviceSchema = z.strictObject({
  ...shown,
  identifier: fieldText,
  /** Confirms the declared model although the serial number belongs to another one. */
  isModelSure: z.boolean().prefault(false),
})

/** The delivery step (sell.md, delivery). */
/** Into the parcel of another trade-in of the same seller, by its number. */
const sharedParcelSchema = z.strictObject({ kind: z.literal('together'), number: plainText(20) })

export const tradeInAcceptanceSchema = z.strictObject({
  ...shown,
  sender: z.strictObject({ name: fieldText, phone: fieldText }),
  handover: z.union([handoverRequestSchema, sharedParcelSchema]),
  declarations: z.array(z.enum(declarations)).max(declarations.length),
  /** The amount shown to the seller, in minor units; if the offer is another one by now, it is not accepted. */
  shownMinor: z.int().min(0).exactOptional(),
})

export const tradeInCancellationSchema = z.strictObject(shown)

/** The amount set by staff, in minor units of the market's currency. */
export const reviewOfferSchema = z.strictObject({
  amountMinor: z.int().min(1),
  reason: plainText(200).min(1),
})
