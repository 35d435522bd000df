import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { OrderToReturn } from '#store/return/returned-orders.ts'
import { findOrderToReturnByNumber } from '#store/return/returned-orders.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnRequester } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'tokens' | 'now'>

/**
 * Accepts the number as a customer may write it; undefined if the order is not the requester's, as if it did not
 * exist (quality.md "Attacks").
 */
export async function askersOrder(
  deps: Deps,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<OrderToReturn | undefined> {
  const parsed = parseOrderNumber(orderNumber)
  if (!parsed) return undefined
  const number = toOrderNumber(parsed.market, parsed.serial)
  const order = await findOrderToReturnByNumber(deps.sql, number)
  return order && isAskers(deps, requester, order) ? order : undefined
}

/** An erased order belongs to no requester any more. */
export function isAskers(
  { tokens, now }: Pick<Deps, 'tokens' | 'now'>,
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
      return tokens.isProofOf(requester.proof, order.id, now())
    case 'return-link':
      return false
  }
}
