import { randomUUID } from 'node:crypto'
import type { Currency } from '#domain/money/money.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertRefund, type SealedAccount, type StoredRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { partsToRefund } from './refundable.ts'

type Ctx = Pick<Context, 'clock'>

/** The agreed refund of an order; `account` is for the part that no provider can send. */
export type AgreedRefund = {
  readonly orderId: string
  readonly currency: Currency
  readonly amountMinor: number
  readonly reason: string
  readonly actor: string
  readonly account?: SealedAccount
}

/**
 * Sends an agreed refund across all payments of an order, each at most for its remainder; it is requested and
 * approved at once. The caller holds the order's lock. Undefined if not enough is left: nothing is written then
 * (orders.md, Refund).
 */
export async function refundOrder(
  ctx: Ctx,
  tx: Sql,
  { orderId, currency, amountMinor, reason, actor, account }: AgreedRefund,
): Promise<readonly StoredRefund[] | undefined> {
  const parts = await partsToRefund(tx, orderId, amountMinor)
  if (!parts.ok) return undefined
  const at = ctx.clock()
  const refunds: StoredRefund[] = []
  for (const { isByTransfer, ...part } of parts.value) {
    const refund: StoredRefund = {
      id: randomUUID(),
      orderId,
      currency,
      reason,
      actor,
      attempts: 0,
      ...part,
      state: 'approved',
    }
    const toAccount = isByTransfer && account ? { account } : {}
    await insertRefund(tx, { ...refund, createdAt: at, dueAt: at, ...toAccount })
    const step = { orderId, subject: 'refund', actor, reason } as const
    await insertHistory(tx, { ...step, from: null, to: 'requested' }, at)
    await insertHistory(tx, { ...step, from: 'requested', to: 'approved' }, at)
    refunds.push(refund)
  }
  return refunds
}
