import type { Member } from '#domain/identity/member.ts'
import { moved } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isTradeInOpen, tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import type { OwnTradeIn } from '#store/account/erasing-trade-ins.ts'
import type { ErasureStore } from '#store/account/erasure.ts'
import type { Sql } from '#store/transaction.ts'

/** The numbers of the orders and trade-ins that still need their customer's identity. */
export type ErasureRefusal = {
  readonly kind: 'under-way'
  readonly orders: readonly string[]
  readonly sales: readonly string[]
}

type Deps = {
  readonly transaction: <T>(
    work: (tx: Sql) => Promise<Result<T, ErasureRefusal>>,
  ) => Promise<Result<T, ErasureRefusal>>
  readonly erasure: ErasureStore
  readonly now: () => Date
}

/**
 * Erases everything but what tax law requires (docs/decisions/0015-erasure.md), or nothing at all (Rules of trade,
 * Law 11).
 */
export function makeEraseAccount({ transaction, erasure, now }: Deps) {
  return (member: Member): Promise<Result<void, ErasureRefusal>> =>
    transaction(async tx => {
      const { userId, email = '', isEmailVerified, phone } = member
      // The account has already been erased.
      if (!(await erasure.lock(tx, userId))) return ok(undefined)
      const erased = { userId, email, isEmailVerified: isEmailVerified && email !== '', phone }
      const orders = await erasure.ordersOf(tx, erased)
      const tradeIns = await erasure.tradeInsOf(tx, erased)
      const underWay = {
        orders: orders.filter(({ isUnderWay }) => isUnderWay).map(({ number }) => number),
        sales: tradeIns.filter(({ state }) => isTradeInOpen(state)).map(({ number }) => number),
      }
      if (underWay.orders.length > 0 || underWay.sales.length > 0)
        return refuse({ kind: 'under-way', ...underWay })
      const ids = orders.map(({ id }) => id)
      await erasure.forgetReviews(
        tx,
        ids,
        tradeIns.map(({ id }) => id),
      )
      await erasure.forgetInOrders(tx, ids)
      await erasure.forgetAddress(tx, erased, ids)
      await erasure.withdrawVouchers(tx, userId, now())
      await forgetTradeIns(erasure, tx, tradeIns, now())
      await erasure.removeMember(tx, userId)
      return ok(undefined)
    })
}

async function forgetTradeIns(
  erasure: ErasureStore,
  tx: Sql,
  tradeIns: readonly OwnTradeIn[],
  at: Date,
) {
  for (const tradeIn of tradeIns) {
    const ended = moved(
      tradeInArrows,
      tradeIn.state,
      tradeIn.state === 'draft' ? 'cancel' : 'expire',
    )
    if (ended.ok) await erasure.endOffer(tx, tradeIn, ended.value, at)
  }
  await erasure.forgetInTradeIns(
    tx,
    tradeIns.map(({ id }) => id),
  )
}
