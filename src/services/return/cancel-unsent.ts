import type { UnsentStage } from '#domain/order/purchase.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { type CancelConfirmedRefusal, cancelConfirmed } from '../payment/cancel-confirmed.ts'
import { type CancelRefusal, cancelOrder } from '../payment/cancel-order.ts'
import { requestersOrder } from './requesters-order.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

/**
 * Cancels an order that has not been sent, instead of withdrawing from it, for everyone who may withdraw: a member,
 * or somebody with the order's link, or with its number and email address. `seenAs` is the status that the requester
 * saw: an order that was paid meanwhile is not cancelled unseen.
 */
export async function cancelUnsent(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
  seenAs: UnsentStage,
): Promise<Result<void, CancelRefusal | CancelConfirmedRefusal>> {
  const order = await requestersOrder(ctx, requester, orderNumber)
  if (!order) return refuse({ kind: 'not-found' })
  const token = ctx.keys.links.tokenOf(order.id)
  return seenAs === 'awaiting-payment'
    ? cancelOrder(ctx, order.number, token)
    : cancelConfirmed(ctx, order.number, token)
}
