import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { findOrderToReturnByNumber, type OrderToReturn } from '#store/return/returned-orders.ts'
import type { Context } from '../context.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/**
 * Accepts the number as a customer may write it; undefined if the order is not the requester's, as if it did not
 * exist (quality.md "Attacks").
 */
export async function requestersOrder(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<OrderToReturn | undefined> {
  const parsed = parseOrderNumber(orderNumber)
  if (!parsed) return undefined
  const number = toOrderNumber(parsed.market, parsed.serial)
  const order = await findOrderToReturnByNumber(ctx.sql, number)
  return order && isRequesters(ctx, requester, order) ? order : undefined
}

/** An erased order belongs to no requester any more. */
export function isRequesters(
  ctx: Ctx,
  requester: ReturnRequester,
  order: Pick<OrderToReturn, 'id' | 'userId' | 'email' | 'linkTokenHash'>,
): boolean {
  if (order.email === '') return false
  switch (requester.kind) {
    case 'member':
      return order.userId === requester.userId
    case 'order-link':
      return isTokenOf(requester.token, order.linkTokenHash)
    case 'proof':
      return ctx.keys.returnTokens.isProofOf(requester.proof, order.id, ctx.clock())
    case 'return-link':
      return false
  }
}
