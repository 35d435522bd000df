import { isLive } from '#domain/order/attempt-state.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import { listDifferencesToEnd, lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { askProvider } from './ask-provider.ts'
import { cancel } from './cancel-confirmed.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

const batch = 50
const atOnce = 10

/**
 * Ends orders whose customer did not pay the difference left by a trade-in, and refunds all of it (sell.md,
 * Rulings). Returns how many ended.
 */
export async function endDifferences(ctx: Ctx): Promise<number> {
  const due = await listDifferencesToEnd(ctx.sql, ctx.clock(), batch)
  const work = (id: string) => end(ctx, id)
  const ended = await eachAlone(ctx, { job: 'end-difference', items: due, work, atOnce })
  return ended.filter(Boolean).length
}

async function end(ctx: Ctx, orderId: string): Promise<boolean> {
  const attempts = await listAttemptsOfOrder(ctx.sql, orderId)
  // A payment made at this very moment counts; a missing or unreadable response does not keep the order open.
  for (const { id, state, startedAt } of attempts)
    if (startedAt !== null && isLive(state)) await askProvider(ctx, id).catch(() => undefined)
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const isOver = order.payableUntil !== null && order.payableUntil <= ctx.clock()
    if (order.state !== 'awaiting-trade-in' || !isOver) return false
    await cancel(ctx, tx, order, {
      actor: 'shop',
      reason: 'the difference was not paid in time',
    })
    return true
  })
}
