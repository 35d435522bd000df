import type { Member } from '#domain/identity/member.ts'
import { moved } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isSaleOpen, saleArrows } from '#domain/sell/sale-state.ts'
import type { OwnSale } from '#store/account/erasing-sales.ts'
import type { ErasureStore } from '#store/account/erasure.ts'
import type { Runner } from '#store/transaction.ts'

/** Orders and sales that still need to know who they are of, by their numbers. */
export type ErasureRefusal = {
  readonly kind: 'under-way'
  readonly orders: readonly string[]
  readonly sales: readonly string[]
}

type Means = {
  readonly transaction: <T>(
    work: (tx: Runner) => Promise<Result<T, ErasureRefusal>>,
  ) => Promise<Result<T, ErasureRefusal>>
  readonly erasure: ErasureStore
  readonly now: () => Date
}

/** Rules of trade, Law 11: only what tax law keeps remains (docs/decisions/0015-erasure.md). All of it, or nothing. */
export function makeEraseAccount({ transaction, erasure, now }: Means) {
  return (member: Member): Promise<Result<void, ErasureRefusal>> =>
    transaction(async tx => {
      const { userId, email = '', isEmailVerified, phone } = member
      // Gone already is gone.
      if (!(await erasure.lock(tx, userId))) return ok(undefined)
      const erased = { userId, email, isEmailVerified: isEmailVerified && email !== '', phone }
      const orders = await erasure.ordersOf(tx, erased)
      const sales = await erasure.salesOf(tx, erased)
      const underWay = {
        orders: orders.filter(({ isUnderWay }) => isUnderWay).map(({ number }) => number),
        sales: sales.filter(({ state }) => isSaleOpen(state)).map(({ number }) => number),
      }
      if (underWay.orders.length > 0 || underWay.sales.length > 0)
        return refuse({ kind: 'under-way', ...underWay })
      const ids = orders.map(({ id }) => id)
      await erasure.forgetReviews(
        tx,
        ids,
        sales.map(({ id }) => id),
      )
      await erasure.forgetInOrders(tx, ids)
      await erasure.forgetAddress(tx, erased, ids)
      await erasure.withdrawVouchers(tx, userId, now())
      await forgetSales(erasure, tx, sales, now())
      await erasure.removeMember(tx, userId)
      return ok(undefined)
    })
}

async function forgetSales(erasure: ErasureStore, tx: Runner, sales: readonly OwnSale[], at: Date) {
  for (const sale of sales) {
    const ended = moved(saleArrows, sale.state, sale.state === 'draft' ? 'cancel' : 'expire')
    if (ended.ok) await erasure.endOffer(tx, sale, ended.value, at)
  }
  await erasure.forgetInSales(
    tx,
    sales.map(({ id }) => id),
  )
}
