import type { Market } from '#domain/market/market.ts'
import type { ReturnSummary, ReturnView } from '#domain/return/return-view.ts'
import { listOrderReturns, listReturnsOfMember } from '#store/return/read-return.ts'
import type { Context } from '../context.ts'
import { pictureOfSubject } from '../photo/attach-photos.ts'
import { requestersOrder } from './requesters-order.ts'
import { requestersReturn } from './requesters-return.ts'
import type { ReturnRequester } from './return-requester.ts'
import { toReturnSummary, toReturnView } from './to-return-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** The returns of a member in a market, newest first. */
export async function listReturns(
  ctx: Ctx,
  owner: {
    readonly userId: string
    readonly market: Market
  },
): Promise<readonly ReturnSummary[]> {
  const own = await listReturnsOfMember(ctx.sql, owner)
  return own.map(stored => toReturnSummary(stored, ctx.settings.shopOf(owner.market)))
}

/** The returns of one order, newest first; empty for another customer's order. */
export async function listReturnsOfOrder(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<readonly ReturnSummary[]> {
  const order = await requestersOrder(ctx, requester, orderNumber)
  if (!order) return []
  const own = await listOrderReturns(ctx.sql, order.id)
  return own.map(stored => toReturnSummary(stored, ctx.settings.shopOf(order.market)))
}

export async function viewReturn(
  ctx: Ctx,
  requester: ReturnRequester,
  returnNumber: string,
): Promise<ReturnView | undefined> {
  const stored = await requestersReturn(ctx, requester, returnNumber)
  return stored && toReturnView(ctx, ctx.sql, stored)
}

/** One picture of a return, as WebP. */
export async function openReturnPhoto(
  ctx: Ctx,
  requester: ReturnRequester,
  returnNumber: string,
  photoId: string,
): Promise<Buffer | undefined> {
  const stored = await requestersReturn(ctx, requester, returnNumber)
  return stored && pictureOfSubject(ctx.sql, { kind: 'return', id: stored.id }, photoId)
}
