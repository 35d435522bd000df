import { z } from 'zod'
import type { DisabledReason } from '#domain/payment/availability.ts'
import { customerTypes } from '#domain/payment/customer-type.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { cartPart, deliverySchema } from './cart-part.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { voucherCodesSchema } from './voucher.ts'

export const paymentRowsRequestSchema = z.strictObject({
  ...cartPart,
  customerType: z.enum(customerTypes),
  delivery: deliverySchema,
  /** Payment rows are judged by the amount that these vouchers leave to pay. */
  vouchers: voucherCodesSchema.exactOptional(),
})

const disabledReasonSchema = mirrors<DisabledReason>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('too-many-items'), max: z.int() }),
    z.object({ kind: z.literal('below-lower-limit'), limit: moneySchema }),
    z.object({ kind: z.literal('above-upper-limit'), limit: moneySchema }),
    z.object({ kind: z.literal('unavailable') }),
    z.object({ kind: z.literal('personal-only') }),
  ]),
)

const availabilitySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('greyed'), reason: disabledReasonSchema }),
])

/** Rates are yearly percentages. */
const termsFields = {
  interestRate: z.number(),
  apr: z.number(),
  minAmount: moneySchema,
  maxAmount: moneySchema,
  isPromo: z.boolean(),
  name: z.string(),
}

const installmentOptionSchema = mirrors<InstallmentOption>()(
  z.object({
    ...termsFields,
    schemeId: z.string(),
    numberOfInstallments: z.int(),
    initialPayment: moneySchema,
    monthlyPayment: moneySchema,
    totalAmountDue: moneySchema,
  }),
)

const installmentSchemeSchema = mirrors<InstallmentScheme>()(
  z.object({
    ...termsFields,
    id: z.string(),
    method: z.enum(paymentMethodIds),
    installments: z.int(),
    installmentFactor: z.number(),
    totalDueFactor: z.number(),
    roundsDown: z.literal(true).exactOptional(),
  }),
)

const rowFields = {
  type: z.enum(paymentMethodIds),
  requestType: z
    .enum(['STANDARD', 'PROMO', 'PROMO10', 'PROMOMULTI', 'BNPL', 'TNPL'])
    .exactOptional(),
  availability: availabilitySchema,
  collectionFee: moneySchema,
  plans: z.array(installmentOptionSchema),
}

/** Only a grouping row has children, and children have none of their own. */
const childRowSchema = z.object({ ...rowFields, children: z.array(z.never()) })

export const paymentRowSchema = mirrors<PaymentRow>()(
  z.object({ ...rowFields, children: z.array(childRowSchema) }),
)

/**
 * `financed` is the amount from which the plans are calculated: goods and delivery, less vouchers; `schemes` recalculate
 * the plans for a down payment.
 */
export const paymentRowsResponseSchema = z.object({
  rows: z.array(paymentRowSchema),
  schemes: z.array(installmentSchemeSchema),
  totals: z.object({ subTotal: moneySchema, discount: moneySchema, total: moneySchema }),
  financed: moneySchema,
})
export type PaymentRowsResponse = z.infer<typeof paymentRowsResponseSchema>
