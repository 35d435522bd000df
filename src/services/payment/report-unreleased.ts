import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import { findAttempt, type StoredAttempt } from '#store/payment/attempts.ts'
import { lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/**
 * An attempt that the shop has ended, but that its provider neither released nor reports on any more, may still be
 * paid there. A person has to check it, unless its end is known by then (orders.md).
 */
export function reportUnreleased(
  ctx: Ctx,
  { id, orderId }: Pick<StoredAttempt, 'id' | 'orderId'>,
  result: Result<readonly ProviderEvent[], ProviderFailure>,
): Promise<void> {
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const attempt = await findAttempt(tx, id)
    if (!attempt || attempt.state === 'captured' || attempt.state === 'declined') return
    const { provider, providerRef, amountMinor, currency, state } = attempt
    const word = result.ok ? (result.value.at(-1)?.reason ?? null) : result.refusal.kind
    const facts = { provider, providerRef, amountMinor, currency, state, word }
    const task = { market: order.market, kind: 'payment-not-let-go', subjectId: id, orderId, facts }
    await insertTask(tx, task, ctx.clock())
  })
}
