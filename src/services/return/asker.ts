import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { OrderToReturn } from '#store/return/returned-orders.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnAsker } from './returning.ts'

type Means = Pick<ReturnStores, 'runner' | 'orders' | 'tokens' | 'now'>

/** As a shopper may write the number; undefined where it is not the asker's, as where there is none (quality.md "Attacks"). */
export async function askersOrder(
  means: Means,
  asker: ReturnAsker,
  orderNumber: string,
): Promise<OrderToReturn | undefined> {
  const parsed = parseOrderNumber(orderNumber)
  if (!parsed) return undefined
  const number = toOrderNumber(parsed.market, parsed.serial)
  const order = await means.orders.byNumber(means.runner, number)
  return order && isAskers(means, asker, order) ? order : undefined
}

/** Of an erased order nobody is asked any more. */
export function isAskers(
  { tokens, now }: Pick<Means, 'tokens' | 'now'>,
  asker: ReturnAsker,
  order: Pick<OrderToReturn, 'id' | 'userId' | 'email' | 'linkTokenHash'>,
): boolean {
  if (order.email === '') return false
  switch (asker.kind) {
    case 'member':
      return order.userId === asker.userId
    case 'order-link':
      return isTokenOf(asker.token, order.linkTokenHash)
    case 'proof':
      return tokens.isProofOf(asker.proof, order.id, now())
    case 'return-link':
      return false
  }
}
