import { type CancelBack, cancelBack } from '#domain/order/cancel-back.ts'
import { isUnsent, stageOf } from '#domain/order/purchase.ts'
import { dayIn } from '#domain/time/day.ts'
import { listPaidPayments, listRefundsOfOrder } from '#store/payment/refunds.ts'
import { listOpenReversals } from '#store/payment/reversals.ts'
import type { Context } from '../context.ts'
import { requestersOrder } from './requesters-order.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/**
 * What cancelling the order now would give back; `undefined` if it cannot be cancelled with a refund: it awaits its
 * payment, has left, has ended, or is not the requester's. A payment that its provider has taken back is handled by a
 * person.
 */
export async function viewCancelBack(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<CancelBack | undefined> {
  const order = await requestersOrder(ctx, requester, orderNumber)
  if (!order || order.state === 'awaiting-payment') return undefined
  if (!isUnsent(stageOf(order.state, order.parcel?.state))) return undefined
  const [paid, refunds, undone] = await Promise.all([
    listPaidPayments(ctx.sql, order.id),
    listRefundsOfOrder(ctx.sql, order.id),
    listOpenReversals(ctx.sql, order.id),
  ])
  const itemsMinor = order.lines.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  return cancelBack(
    { ...order, itemsMinor },
    {
      payments: paid.filter(({ id }) => !undone.includes(id)),
      refunds,
      cancelledOn: dayIn(order.market, ctx.clock()),
    },
  )
}
