import type { Problem } from '#contract/problem.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'

type Refused = Omit<Problem, 'type' | 'requestId'>

/** The response for each refusal of an order, with its status, code and details (orders.md, Order). */
export function refusalOf(refusal: PlacingRefusal): Refused {
  switch (refusal.kind) {
    case 'cart-changed':
      return problem(409, refusal.kind, 'The price is another now.', { total: refusal.total })
    case 'completion-in-progress':
      return problem(409, refusal.kind, 'This order is being placed at this moment.')
    case 'cart-ordered':
      return problem(409, refusal.kind, 'This cart was ordered before.')
    case 'unit-unavailable':
      return problem(409, refusal.kind, 'It was sold a moment ago.', {
        lineIds: [...refusal.lineIds],
      })
    case 'payment-refused':
      return problem(409, refusal.kind, 'This method cannot be used for this order.', {
        step: 'payment-method',
        field: 'type',
        reason: refusal.reason,
      })
    case 'promo-refused':
      return problem(409, refusal.kind, 'The code does not hold.', {
        step: 'cart',
        field: 'promoCode',
        reason: refusal.reason,
      })
    case 'voucher-refused':
    case 'vouchers-changed':
      return voucherRefused(refusal)
    case 'pickup-point-unavailable':
      return problem(409, refusal.kind, 'This point cannot be used.', pointField)
    case 'invalid-field': {
      const { step, field, code } = refusal
      return problem(422, code, 'A value cannot be accepted.', { step, field })
    }
    case 'empty-cart':
      return problem(422, refusal.kind, 'There is nothing to order.', {
        step: 'cart',
        field: 'phones',
      })
    case 'key-reused':
      return problem(422, refusal.kind, 'This key came with another order before.', {
        step: 'cart',
        field: 'Idempotency-Key',
      })
    case 'too-many-units':
      return problem(429, refusal.kind, 'Too many devices in one hour.', { max: refusal.max })
  }
}

const pointField = { step: 'delivery-address', field: 'lockerId' } as const

type AboutVouchers = Extract<PlacingRefusal, { kind: 'voucher-refused' | 'vouchers-changed' }>

function voucherRefused(refusal: AboutVouchers): Refused {
  const step = 'payment-method'
  if (refusal.kind === 'voucher-refused') {
    const field = `vouchers.codes.${refusal.at}`
    return problem(409, refusal.kind, 'This voucher pays nothing.', {
      step,
      field,
      reason: refusal.reason,
    })
  }
  const { kind, total, toPay } = refusal
  return problem(409, kind, 'Something else is left to pay now.', {
    step,
    field: 'vouchers',
    total,
    toPay,
  })
}

function problem(
  status: number,
  code: string,
  title: string,
  facts: Partial<Refused> = {},
): Refused {
  return { status, code, title, ...facts }
}
