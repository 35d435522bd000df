import type { PaymentReference } from './payment-provider.ts'

/**
 * The lender's reference of an attempt: readable for staff, different for each attempt of an order, and derived from
 * data stored before the call, so that an attempt whose response was lost can still be looked up.
 */
export function orderReferenceOf({
  orderNumber,
  attemptId,
}: Pick<PaymentReference, 'orderNumber' | 'attemptId'>): string {
  return `${orderNumber}-${attemptMark(attemptId)}`
}

/** Whether a lender's reference belongs to the attempt. */
export function isReferenceOf(reference: string, attemptId: string): boolean {
  return reference.endsWith(`-${attemptMark(attemptId)}`)
}

function attemptMark(attemptId: string) {
  return attemptId.replaceAll('-', '').slice(-12)
}
