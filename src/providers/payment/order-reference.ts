import type { PaymentReference } from './payment-provider.ts'

/**
 * What a lender knows an attempt by: readable for staff, another one for each attempt of an order, and made of
 * what is stored before the call, so that an attempt whose answer was lost can still be asked for.
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
