import { isValid } from '#domain/order/order-state.ts'
import { isBeforeHandover } from '#domain/order/shipment-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import { findSoldUnit, listParcelStates, swapUnit } from '#store/stock/replace-unit.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type ReplaceRefusal =
  /** The order has no such device. */
  | { readonly kind: 'not-found' }
  /** A carrier has the parcel, or the order is not sold. */
  | { readonly kind: 'too-late' }
  /** Its listing has no other device that is taxed as the invoice says. */
  | { readonly kind: 'no-other-unit' }

/**
 * Another device of the same listing in place of one that was sold and turned out to be wrong or broken. The old one goes
 * to grading, and the parcel has to be packed again.
 */
export function replaceUnit(
  { sql, clock }: Ctx,
  orderId: string,
  position: number,
  why: { readonly actor: string; readonly reason: string },
): Promise<Result<string, ReplaceRefusal>> {
  return inTransaction<string, ReplaceRefusal>(sql, [], async tx => {
    const order = await lockOrderToPay(tx, orderId)
    if (!isValid(order.state)) return refuse({ kind: 'too-late' })
    const states = await listParcelStates(tx, orderId)
    if (!states.every(isBeforeHandover)) return refuse({ kind: 'too-late' })
    const sold = await findSoldUnit(tx, orderId, position)
    if (!sold) return refuse({ kind: 'not-found' })
    const replacement = await swapUnit(tx, { ...sold, orderId, position, ...why, at: clock() })
    return replacement === undefined ? refuse({ kind: 'no-other-unit' }) : ok(replacement)
  })
}
