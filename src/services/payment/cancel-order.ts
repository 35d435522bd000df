import { isLive } from '#domain/order/attempt-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import { findOrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'
import { askProvider } from './ask-provider.ts'
import { endOrder } from './end-order.ts'
import { findOrder } from './start-payment.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

export type CancelRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-paid' }

/** A customer cancels an unpaid order: its units are released. A repeated call gets the same response. */
export async function cancelOrder(
  ctx: Ctx,
  number: string,
  token: string,
): Promise<Result<void, CancelRefusal>> {
  const order = await findOrder(ctx, number, token)
  if (!order) return refuse({ kind: 'not-found' })
  const attempts = await listAttemptsOfOrder(ctx.sql, order.id)
  for (const { id, state, startedAt } of attempts)
    if (startedAt !== null && isLive(state)) await askProvider(ctx, id)
  await endOrder(ctx, order.id, {
    by: 'cancel',
    actor: 'shopper',
    reason: 'given up before it was paid',
  })
  const after = await findOrderToPay(ctx.sql, order.id)
  return after?.state === 'cancelled' || after?.state === 'expired'
    ? ok(undefined)
    : refuse({ kind: 'already-paid' })
}
