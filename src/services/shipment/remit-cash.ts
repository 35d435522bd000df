import { ok, type Result, refuse } from '#domain/result.ts'
import { lockOrderOfParcel, stepOrderPayment } from '#store/shipment/handover.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type RemitRefusal = { readonly kind: 'not-found' } | { readonly kind: 'not-collected' }

/** The carrier has remitted the cash it collected; reported by staff or by a settlement file (orders.md, On delivery). */
export function remitCash(
  ctx: Ctx,
  orderId: string,
  actor: string,
  reason: string,
): Promise<Result<void, RemitRefusal>> {
  return committed(ctx.sql, async tx => {
    if (!(await lockOrderOfParcel(tx, orderId))) return refuse({ kind: 'not-found' })
    const step = { from: 'collected', to: 'remitted', actor, reason, at: ctx.clock() } as const
    return (await stepOrderPayment(tx, orderId, step))
      ? ok(undefined)
      : refuse({ kind: 'not-collected' })
  })
}
