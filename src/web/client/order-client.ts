import {
  amount,
  firstOf,
  listOf,
  oneOf,
  optional,
  shape,
  text,
  wholeNumber,
} from '#domain/cart/narrow.ts'
import { type StepName, stepNames } from '#domain/checkout/checkout.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import type { Money } from '#domain/money/money.ts'
import type { DisabledReason } from '#domain/payment/availability.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import { browserKey } from './browser-key.ts'
import { toOrderBody } from './order-request.ts'

/** `paymentPath` is set if money is due online: the page that waits for the payment. Paths are within the market. */
export type OrderPlaced = {
  readonly number: string
  readonly token: string
  readonly thankYouPath: string
  readonly paymentPath?: string
}

/** The results that the checkout distinguishes; everything else is `unreachable`. */
export type PlacingAnswer =
  | { readonly kind: 'placed'; readonly order: OrderPlaced }
  | { readonly kind: 'refused'; readonly refusal: RefusalResponse }
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'unreachable' }

/** The refusals as far as the API reports them; what changed in a cart is found by a refresh. */
export type RefusalResponse =
  | {
      readonly kind:
        | 'cart-changed'
        | 'promo-refused'
        | 'vouchers-changed'
        | 'voucher-refused'
        | 'cart-ordered'
        | 'completion-in-progress'
        | 'pickup-point-unavailable'
        | 'empty-cart'
        | 'key-reused'
    }
  | { readonly kind: 'unit-unavailable'; readonly lineIds: readonly string[] }
  | { readonly kind: 'payment-refused'; readonly reason: PaymentRefusal }
  | { readonly kind: 'too-many-units'; readonly max: number }
  | { readonly kind: 'invalid-field'; readonly step: StepName | 'cart'; readonly field: string }

const timeoutMs = 30_000

/** 201 and a replay return the same result. Never throws: a network error is a result (orders.md). */
export async function placeOrder(draft: PlaceOrderDraft, key: string): Promise<PlacingAnswer> {
  try {
    const response = await fetch('/api/orders/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'browser-key': browserKey(),
      },
      body: JSON.stringify(toOrderBody(draft)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerOf(response.ok, response.status, await response.json())
  } catch {
    return { kind: 'unreachable' }
  }
}

export function answerOf(isOk: boolean, status: number, body: unknown): PlacingAnswer {
  const order = isOk ? readPlaced(body) : undefined
  if (order) return { kind: 'placed', order }
  const refusal = isOk ? undefined : toRefusal(body)
  if (refusal) return { kind: 'refused', refusal }
  return { kind: status === 429 ? 'too-many-requests' : 'unreachable' }
}

const readPlaced = shape<OrderPlaced>({
  number: text,
  token: text,
  thankYouPath: text,
  paymentPath: optional(text),
})

type Problem = {
  readonly code: string
  readonly field?: string
  readonly step?: string
  readonly reason?: unknown
  readonly lineIds?: readonly string[]
  readonly max?: number
}

const readProblem = shape<Problem>({
  code: text,
  field: optional(text),
  step: optional(text),
  reason: optional<unknown>(value => value),
  lineIds: optional(listOf(text)),
  max: optional(wholeNumber),
})

function toRefusal(body: unknown): RefusalResponse | undefined {
  const problem = readProblem(body)
  switch (problem?.code) {
    case 'cart-changed':
    case 'promo-refused':
    case 'vouchers-changed':
    case 'voucher-refused':
    case 'cart-ordered':
    case 'completion-in-progress':
    case 'pickup-point-unavailable':
    case 'empty-cart':
    case 'key-reused':
      return { kind: problem.code }
    case 'unit-unavailable':
      return { kind: problem.code, lineIds: problem.lineIds ?? [] }
    case 'payment-refused':
      return { kind: problem.code, reason: readPaymentRefusal(problem.reason) }
    case 'too-many-units':
      return { kind: problem.code, max: problem.max ?? 1 }
  }
  // The code of a 422 names the rule that a field broke.
  return problem?.field === undefined
    ? undefined
    : { kind: 'invalid-field', step: stepOf(problem.step), field: problem.field }
}

function stepOf(step: string | undefined): StepName | 'cart' {
  return stepNames.find(name => name === step) ?? 'cart'
}

type LimitKind = Exclude<DisabledReason['kind'], 'too-many-items' | 'unavailable'>

const readReason = firstOf<DisabledReason>(
  shape<Extract<DisabledReason, { kind: 'too-many-items' }>>({
    kind: oneOf(['too-many-items']),
    max: wholeNumber,
  }),
  shape<{ readonly kind: LimitKind; readonly limit: Money }>({
    kind: oneOf(['below-lower-limit', 'above-upper-limit']),
    limit: amount,
  }),
  shape<Extract<DisabledReason, { kind: 'unavailable' }>>({ kind: oneOf(['unavailable']) }),
)

const readDisabled = shape<Extract<PaymentRefusal, { kind: 'greyed' }>>({
  kind: oneOf(['greyed']),
  reason: readReason,
})

/** A reason that cannot be read means that the method is simply not offered. */
function readPaymentRefusal(reason: unknown): PaymentRefusal {
  return readDisabled(reason) ?? { kind: 'not-offered' }
}
