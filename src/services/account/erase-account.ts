import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ErasureStore } from '#store/account/erasure.ts'
import type { Runner } from '#store/transaction.ts'

/** An order still needs to know who it is for. */
export type ErasureRefusal = {
  readonly kind: 'orders-under-way'
  readonly numbers: readonly string[]
}

type Means = {
  readonly transaction: <T>(
    work: (tx: Runner) => Promise<Result<T, ErasureRefusal>>,
  ) => Promise<Result<T, ErasureRefusal>>
  readonly erasure: ErasureStore
  readonly now: () => Date
}

/** Rules of trade, Law 11: only what tax law keeps remains (docs/decisions/0015-erasure.md). All of it, or nothing. */
export const makeEraseAccount =
  ({ transaction, erasure, now }: Means) =>
  (member: Member): Promise<Result<void, ErasureRefusal>> =>
    transaction(async tx => {
      const { userId, email = '', isEmailVerified, phone } = member
      // Gone already is gone.
      if (!(await erasure.lock(tx, userId))) return ok(undefined)
      const erased = { userId, email, isEmailVerified: isEmailVerified && email !== '', phone }
      const orders = await erasure.ordersOf(tx, erased)
      const open = orders.filter(({ isUnderWay }) => isUnderWay)
      if (open.length > 0)
        return refuse({ kind: 'orders-under-way', numbers: open.map(({ number }) => number) })
      const ids = orders.map(({ id }) => id)
      await erasure.forgetReviews(tx, ids)
      await erasure.forgetInOrders(tx, ids)
      await erasure.forgetAddress(tx, erased, ids)
      await erasure.withdrawVouchers(tx, userId, now())
      await erasure.forgetInSales(tx, userId)
      await erasure.removeMember(tx, userId)
      return ok(undefined)
    })
