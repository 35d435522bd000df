import { randomUUID } from 'node:crypto'
import type { Currency } from '#domain/money/money.ts'
import type { SealedAccount, StoredRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'
import { partsToRefund } from './refundable.ts'

type Deps = Pick<PaymentStores, 'refunds' | 'auditLog' | 'now'>

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
export async function refundOrder(
  deps: Deps,
  tx: Sql,
  { orderId, currency, amountMinor, reason, actor, account }: AgreedRefund,
): Promise<readonly StoredRefund[] | undefined> {
  const parts = await partsToRefund(deps, tx, orderId, amountMinor)
  if (!parts.ok) return undefined
  const at = deps.now()
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
    await deps.refunds.insert(tx, { ...refund, createdAt: at, dueAt: at, ...toAccount })
    const step = { orderId, subject: 'refund', actor, reason } as const
    await deps.auditLog.history(tx, { ...step, from: null, to: 'requested' }, at)
    await deps.auditLog.history(tx, { ...step, from: 'requested', to: 'approved' }, at)
    refunds.push(refund)
  }
  return refunds
}
