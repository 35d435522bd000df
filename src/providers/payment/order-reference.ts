import type { PaymentReference } from './payment-provider.ts'

/**
 * What a lender knows an attempt by: readable for staff, another one for each attempt of an order, and made of
 * what is stored before the call, so that an attempt whose answer was lost can still be asked for.
 */
export const orderReferenceOf = ({
  orderNumber,
  attemptId,
}: Pick<PaymentReference, 'orderNumber' | 'attemptId'>): string =>
  `${orderNumber}-${attemptMark(attemptId)}`

/** Whether a lender's reference belongs to the attempt. */
export const isReferenceOf = (reference: string, attemptId: string): boolean =>
  reference.endsWith(`-${attemptMark(attemptId)}`)

const attemptMark = (attemptId: string) => attemptId.replaceAll('-', '').slice(-12)
