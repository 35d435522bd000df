import type { Member } from '#domain/identity/member.ts'
import { moved } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isTradeInOpen, tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import {
  endErasedOffer,
  eraseInTradeIns,
  listTradeInsToErase,
  type OwnTradeIn,
} from '#store/account/erasing-trade-ins.ts'
import {
  deleteMember,
  eraseAddress,
  eraseInOrders,
  forgetReviews,
  listOrdersToErase,
  lockMemberToErase,
  withdrawVouchersOfMember,
} from '#store/account/erasure.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** The numbers of the orders and trade-ins that still need their customer's identity. */
export type ErasureRefusal = {
  readonly kind: 'under-way'
  readonly orders: readonly string[]
  readonly tradeIns: readonly string[]
}

/**
 * Erases everything but what tax law requires (docs/decisions/0015-erasure.md), or nothing at all (Rules of trade,
 * Law 11).
 */
export function eraseAccount(ctx: Ctx, member: Member): Promise<Result<void, ErasureRefusal>> {
  return inTransaction(ctx.sql, [], async tx => {
    const { userId, email = '', isEmailVerified, phone } = member
    // The account has already been erased.
    if (!(await lockMemberToErase(tx, userId))) return ok(undefined)
    const erased = { userId, email, isEmailVerified: isEmailVerified && email !== '', phone }
    const orders = await listOrdersToErase(tx, erased)
    const tradeIns = await listTradeInsToErase(tx, erased)
    const underWay = {
      orders: orders.filter(({ isUnderWay }) => isUnderWay).map(({ number }) => number),
      tradeIns: tradeIns.filter(({ state }) => isTradeInOpen(state)).map(({ number }) => number),
    }
    if (underWay.orders.length > 0 || underWay.tradeIns.length > 0)
      return refuse({ kind: 'under-way', ...underWay })
    const ids = orders.map(({ id }) => id)
    await forgetReviews(
      tx,
      ids,
      tradeIns.map(({ id }) => id),
    )
    await eraseInOrders(tx, ids)
    await eraseAddress(tx, erased, ids)
    await withdrawVouchersOfMember(tx, userId, ctx.clock())
    await forgetTradeIns(tx, tradeIns, ctx.clock())
    await deleteMember(tx, userId)
    return ok(undefined)
  })
}

async function forgetTradeIns(tx: Sql, tradeIns: readonly OwnTradeIn[], at: Date) {
  for (const tradeIn of tradeIns) {
    const ended = moved(
      tradeInArrows,
      tradeIn.state,
      tradeIn.state === 'draft' ? 'cancel' : 'expire',
    )
    if (ended.ok) await endErasedOffer(tx, tradeIn, ended.value, at)
  }
  await eraseInTradeIns(
    tx,
    tradeIns.map(({ id }) => id),
  )
}
