import { differenceMinor, isPayable } from '#domain/order/difference.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import { findAttempt } from '#store/payment/attempts.ts'
import { findOrderToPay } from '#store/payment/orders-to-pay.ts'
import { findRefund, isRefundByTransfer } from '#store/payment/refunds.ts'
import { hasVoucherSpending } from '#store/voucher/voucher-spendings.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

/** The end of the payment period of an order, as an ISO instant; `undefined` if it is not waiting for a payment. */
export async function payableUntilOf(ctx: Ctx, orderId: string): Promise<string | undefined> {
  return (await findOrderToPay(ctx.sql, orderId))?.payableUntil?.toISOString()
}

/** The amount that remains to be paid after a trade-in; `undefined` once it is paid or the order is over. */
export async function differenceOf(ctx: Ctx, orderId: string) {
  const order = await findOrderToPay(ctx.sql, orderId)
  if (!order || order.payableUntil === null || !isPayable(order)) return undefined
  const { currency, payableUntil, hasWithdrawnVoucher } = order
  const amount = { minor: differenceMinor(order), currency }
  return { amount, payableUntil: payableUntil.toISOString(), isBought: !hasWithdrawnVoucher }
}

/** The lender that has an application and has not decided yet; `undefined` for a decided one, and for other payments. */
export async function reviewingLender(ctx: Ctx, paymentId: string): Promise<string | undefined> {
  const attempt = await findAttempt(ctx.sql, paymentId)
  return attempt?.state === 'pending-review' ? lenderOf(attempt.method)?.name : undefined
}

/** How a refund was paid; `undefined` if there is none with this id. */
export async function refundedBy(ctx: Ctx, refundId: string) {
  const refund = await findRefund(ctx.sql, refundId)
  if (!refund) return undefined
  const { amountMinor: minor, currency, paymentId } = refund
  const amount = { minor, currency }
  if (await hasVoucherSpending(ctx.sql, paymentId))
    return { kind: 'voucher-given-back', amount } as const
  if (await isRefundByTransfer(ctx.sql, refundId))
    return { kind: 'refund-transferred', amount } as const
  const attempt = await findAttempt(ctx.sql, paymentId)
  const lender = attempt && lenderOf(attempt.method)?.name
  return { kind: 'refund-sent', amount, ...(lender !== undefined && { lender }) } as const
}
