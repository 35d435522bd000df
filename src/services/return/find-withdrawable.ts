import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { ok, refuse } from '#domain/result.ts'
import { findOrderToReturnByNumber } from '#store/return/returned-orders.ts'
import type { Guard } from '../identity/guard.ts'
import type { Caller } from '../identity/identity.ts'
import type { ReturnStores } from './return-stores.ts'
import type { Returning } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'tokens' | 'now'> & { readonly guard: Guard }

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Withdrawal from an order without signing in, by its number and email address. The response does not reveal which
 * of the two is wrong, and guessing is slowed down as for passwords: a guesser has to wait, and nobody is locked out
 * (Rules of trade, Law 1).
 */
export function makeFindWithdrawable({
  sql,
  tokens,
  now,
  guard,
}: Deps): Returning['findWithdrawable'] {
  return async ({ orderNumber, email }, caller) => {
    const parsed = parseOrderNumber(orderNumber)
    const number = parsed ? toOrderNumber(parsed.market, parsed.serial) : ''
    const admitted = await guard.mayGuess(triedFor(orderNumber, caller))
    if (!admitted.ok) return admitted
    const order = await findOrderToReturnByNumber(sql, number)
    const isTheirs = tokens.isSameText(
      `${order?.id ?? nobody} ${email.trim().toLowerCase()}`,
      `${order?.id ?? ''} ${order?.email.toLowerCase() ?? ''}`,
    )
    if (!order || order.email === '' || !isTheirs) return refuse({ kind: 'not-found' })
    await admitted.value.wasRight()
    const proof = tokens.proofOf(order.id, now())
    return ok({ orderNumber: order.number, market: order.market, proof })
  }
}

export function makeWithdrawalNeedsCaptcha({
  guard,
}: Pick<Deps, 'guard'>): Returning['withdrawalNeedsCaptcha'] {
  return (orderNumber, caller) => guard.needsCaptcha(triedFor(orderNumber, caller))
}

const longestNumber = 40

/** Counted by the number as typed, so that a mistyped number does not count against another order. */
function triedFor(typed: string, caller: Caller) {
  return {
    account: `order ${typed.slice(0, longestNumber).replace(/[\s-]/g, '').toUpperCase()}`,
    caller,
  }
}
