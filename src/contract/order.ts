import { z } from 'zod'
import type { OrderRequest, WrittenPlace } from '#domain/order/order-request.ts'
import { cofidisContacts, type InstallmentPlan } from '#domain/payment/choice.ts'
import { optionLenders } from '#domain/payment/lenders.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import { cartPart, deliverySchema, idSchema } from './cart-part.ts'
import { mirrors } from './mirrors.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'
import { voucherCodesSchema } from './voucher.ts'

/** One key per press of the button, reused for its retries (orders.md, Order). */
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/)

/** A key that a browser keeps private, so that a second tab gets the order of the first one (orders.md, Order). */
export const browserKeySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/)

// Only limits are checked here; the service checks the rules of the fields and reports the field and the rule.
const fieldText = plainText(300)
const placeId = z.string().regex(/^\d{1,9}$/)

const addressSchema = z.strictObject({
  countyId: placeId,
  localityId: placeId,
  street: fieldText,
  number: fieldText,
  details: fieldText.exactOptional(),
  postalCode: fieldText,
})

const contactSchema = z.strictObject({ name: fieldText, email: fieldText, phone: fieldText })

const companySchema = contactSchema.extend({
  fiscalCode: fieldText,
  registrationNumber: fieldText,
  /** Only in HU. */
  domesticTaxNumber: fieldText.exactOptional(),
  /** The registered seat as the public register writes it. */
  seat: fieldText.exactOptional(),
})

const placeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pickup'), lockerId: idSchema }),
    z.strictObject({ kind: z.literal('address'), address: addressSchema }),
  ])
  .transform(
    (sent): WrittenPlace =>
      sent.kind === 'pickup' ? { kind: 'pickup', pointId: sent.lockerId } : sent,
  )

/** `address` may be left out if the order goes to an address, or if the company's seat is sent. */
const billingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('personal'),
    person: contactSchema,
    address: addressSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('corporate'),
    company: companySchema,
    address: addressSchema.exactOptional(),
  }),
])

/** Personal data is sent only with the order, to call the customer about an offline loan (Spec 5.4). */
const loanPersonSchema = z.strictObject({
  customerPhone: fieldText,
  customerMotherName: fieldText,
  customerBirthDate: fieldText,
})

const chosenOption = { schemeId: idSchema, installments: z.int().min(1).max(120) }

export const planSchema = mirrors<InstallmentPlan>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal(optionLenders), ...chosenOption, hasConsented: z.boolean() }),
    z.strictObject({
      kind: z.literal('oney'),
      installments: z.union([z.literal(3), z.literal(4)]),
      hasConsented: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('cofidis'),
      ...chosenOption,
      downPaymentMinor: z.int().min(0),
      contact: z.enum(cofidisContacts),
      tac: z.boolean(),
      gdpr: z.boolean(),
      person: loanPersonSchema.exactOptional(),
    }),
  ]),
)

const shownMoney = z.strictObject({ minor: z.int().min(0), currency: currencySchema })

export const orderRequestSchema = mirrors<OrderRequest>()(
  z.strictObject({
    ...cartPart,
    delivery: deliverySchema,
    place: placeSchema,
    contact: contactSchema,
    billing: billingSchema,
    payment: z
      .strictObject({
        /** `''` if vouchers pay the whole amount. */
        type: z.enum([...paymentMethodIds, '']),
        tac: z.boolean(),
        newsletter: z.boolean(),
        plan: planSchema.exactOptional(),
      })
      // Empty means not set (Spec 3.1).
      .transform(({ type, ...rest }): OrderRequest['payment'] =>
        type === '' ? rest : { type, ...rest },
      ),
    shownTotal: shownMoney,
    vouchers: z.strictObject({ codes: voucherCodesSchema, shownToPay: shownMoney }).exactOptional(),
  }),
)

export type OrderRequestOnWire = z.input<typeof orderRequestSchema>

export const orderPlacedSchema = z.object({
  number: z.string(),
  token: z.string(),
  thankYouPath: z.string(),
  paymentPath: z.string().exactOptional(),
})
export type OrderPlaced = z.infer<typeof orderPlacedSchema>
