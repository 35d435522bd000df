import { z } from 'zod'
import type { GreyedReason } from '#domain/payment/availability.ts'
import { customerTypes, paymentTypes } from '#domain/payment/payment.ts'
import { cartPart, deliverySchema } from './cart-part.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

export const paymentRowsRequestSchema = z.strictObject({
  ...cartPart,
  customerType: z.enum(customerTypes),
  delivery: deliverySchema,
})

const greyedReasonSchema = mirrors<GreyedReason>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('too-many-items'), max: z.int() }),
    z.object({ kind: z.literal('below-lower-limit'), limit: moneySchema }),
    z.object({ kind: z.literal('above-upper-limit'), limit: moneySchema }),
  ]),
)

const availabilitySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('greyed'), reason: greyedReasonSchema }),
])

const rowFields = {
  type: z.enum(paymentTypes),
  requestType: z
    .enum(['STANDARD', 'PROMO', 'PROMO10', 'PROMOMULTI', 'BNPL', 'TNPL'])
    .exactOptional(),
  availability: availabilitySchema,
  collectionFee: moneySchema,
}

/** Only a grouping row has children, and those have none. */
const childRowSchema = z.object({ ...rowFields, children: z.array(z.never()) })

export const paymentRowsAnswerSchema = z.object({
  rows: z.array(z.object({ ...rowFields, children: z.array(childRowSchema) })),
  totals: z.object({ subTotal: moneySchema, discount: moneySchema, total: moneySchema }),
})
