import { randomUUID } from 'node:crypto'
import type { Currency } from '#domain/money/money.ts'
import { type PaidPart, refundParts } from '#domain/order/refund-parts.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import type { SealedAccount, StoredRefund } from '#store/payment/refunds.ts'
import type { Runner } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'

type Means = Pick<PaymentStores, 'refunds' | 'traces' | 'now'>

/** What was agreed to go back of an order; `account` for what no provider can send. */
export type AgreedRefund = {
  readonly orderId: string
  readonly currency: Currency
  readonly amountMinor: number
  readonly reason: string
  readonly actor: string
  readonly account?: SealedAccount
}

/**
 * orders.md, Refund: agreed money on its way, over all an order was paid by, each at most what is left of it; requested
 * and approved at once. The caller holds the order's lock. Undefined where so much is not left: nothing is written then.
 */
export const refundOrder = async (
  means: Means,
  tx: Runner,
  { orderId, currency, amountMinor, reason, actor, account }: AgreedRefund,
): Promise<readonly StoredRefund[] | undefined> => {
  const parts = refundParts(amountMinor, await leftOfPayments(means, tx, orderId))
  if (!parts) return undefined
  const at = means.now()
  const refunds = parts.map(
    (part): StoredRefund => ({
      ...{ id: randomUUID(), orderId, currency, reason, actor, attempts: 0 },
      ...{ ...part, state: 'approved' },
    }),
  )
  for (const refund of refunds) {
    await means.refunds.insert(tx, {
      ...{ ...refund, createdAt: at, dueAt: at },
      ...(account && { account }),
    })
    const step = { orderId, subject: 'refund', actor, reason } as const
    await means.traces.history(tx, { ...step, from: null, to: 'requested' }, at)
    await means.traces.history(tx, { ...step, from: 'requested', to: 'approved' }, at)
  }
  return refunds
}

/** What is left of each payment of an order: captured, or collected on delivery, less refunded and pending. */
const leftOfPayments = async (
  { refunds }: Pick<Means, 'refunds'>,
  tx: Runner,
  orderId: string,
): Promise<readonly PaidPart[]> => {
  const paid = await refunds.paidBy(tx, orderId)
  const known = Map.groupBy(await refunds.ofOrder(tx, orderId), each => each.paymentId)
  return paid.map(({ id, method, amountMinor }) => ({
    paymentId: id,
    leftMinor: refundableMinor(amountMinor, known.get(id) ?? []),
    isVoucher: method === 'voucher',
  }))
}
