import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { OrderToReturn } from '#store/return/returned-orders.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnRequester } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'orders' | 'tokens' | 'now'>

/** As a shopper may write the number; undefined where it is not the asker's, as where there is none (quality.md "Attacks"). */
export async function askersOrder(
  deps: Deps,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<OrderToReturn | undefined> {
  const parsed = parseOrderNumber(orderNumber)
  if (!parsed) return undefined
  const number = toOrderNumber(parsed.market, parsed.serial)
  const order = await deps.orders.byNumber(deps.sql, number)
  return order && isAskers(deps, requester, order) ? order : undefined
}

/** Of an erased order nobody is asked any more. */
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
