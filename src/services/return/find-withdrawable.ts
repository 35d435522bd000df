import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findOrderToReturnByNumber } from '#store/return/returned-orders.ts'
import type { Context } from '../context.ts'
import type { RequestOrigin } from '../identity/identity.ts'
import type { Withdrawable, WithdrawableRefusal } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'guards'>

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Withdrawal from an order without signing in, by its number and email address. The response does not reveal which
 * of the two is wrong, and guessing is slowed down as for passwords: a guesser has to wait, and nobody is locked
 * out (Rules of trade, Law 1).
 */
export async function findWithdrawable(
  ctx: Ctx,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
  caller: RequestOrigin,
): Promise<Result<Withdrawable, WithdrawableRefusal>> {
  const parsed = parseOrderNumber(orderNumber)
  const number = parsed ? toOrderNumber(parsed.market, parsed.serial) : ''
  const admitted = await ctx.guards.returns.mayGuess(triedFor(orderNumber, caller))
  if (!admitted.ok) return admitted
  const order = await findOrderToReturnByNumber(ctx.sql, number)
  const isTheirs = ctx.keys.returnTokens.isSameText(
    `${order?.id ?? nobody} ${email.trim().toLowerCase()}`,
    `${order?.id ?? ''} ${order?.email.toLowerCase() ?? ''}`,
  )
  if (!order || order.email === '' || !isTheirs) return refuse({ kind: 'not-found' })
  await admitted.value.wasRight()
  const proof = ctx.keys.returnTokens.proofOf(order.id, ctx.clock())
  return ok({ orderNumber: order.number, market: order.market, proof })
}

/** Whether the next request requires a solved captcha. */
export function withdrawalNeedsCaptcha(
  ctx: Ctx,
  orderNumber: string,
  caller: RequestOrigin,
): Promise<boolean> {
  return ctx.guards.returns.needsCaptcha(triedFor(orderNumber, caller))
}

const longestNumber = 40

/** Counted by the number as typed, so that a mistyped number does not count against another order. */
function triedFor(typed: string, caller: RequestOrigin) {
  return {
    account: `order ${typed.slice(0, longestNumber).replace(/[\s-]/g, '').toUpperCase()}`,
    caller,
  }
}
