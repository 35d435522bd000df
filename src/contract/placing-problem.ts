import { z } from 'zod'
import { promoRefusals } from '#domain/cart/shelf.ts'
import { stepNames } from '#domain/checkout/checkout.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { greyedReasonSchema } from './payment-rows.ts'
import { problemSchema } from './problem.ts'

const paymentReasonSchema = mirrors<PaymentRefusal>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('not-offered') }),
    z.object({ kind: z.literal('greyed'), reason: greyedReasonSchema }),
  ]),
)

const stepSchema = z.enum([...stepNames, 'cart'])

/** A problem of POST /api/orders/ as the refusal it stands for; undefined when it is none of the domain's. */
export const toPlacingRefusal = (
  answer: unknown,
  draft: PlaceOrderDraft,
): PlacingRefusal | undefined => {
  const problem = problemSchema.safeParse(answer).data
  if (!problem) return undefined
  const { code, reason, lineIds = [], max = 0 } = problem
  switch (code) {
    case 'cart-changed': {
      const total = moneySchema.safeParse(problem.total).data
      return total && { kind: code, total, dropped: [], problems: [] }
    }
    case 'unit-unavailable':
      return { kind: code, lineIds }
    case 'payment-refused': {
      const said = paymentReasonSchema.safeParse(reason).data
      return said && { kind: code, method: draft.payment.type, reason: said }
    }
    case 'promo-refused': {
      const said = promoRefusals.find(each => each === reason)
      return said && { kind: code, code: draft.promoCode ?? '', reason: said }
    }
    case 'pickup-point-unavailable':
      return { kind: code, pointId: draft.place.kind === 'pickup' ? draft.place.point.id : '' }
    case 'too-many-units':
      return { kind: code, max }
    case 'completion-in-progress':
    case 'empty-cart':
    case 'key-reused':
      return { kind: code }
    default:
      return invalidField(problem)
  }
}

const invalidField = ({
  status,
  code,
  step: said,
  field,
}: z.infer<typeof problemSchema>): PlacingRefusal | undefined => {
  const step = stepSchema.safeParse(said).data
  return status === 422 && step && field !== undefined
    ? { kind: 'invalid-field', step, field, code }
    : undefined
}
