import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SpentVoucher } from '#domain/voucher/voucher.ts'
import type { Sql } from '#store/transaction.ts'
import { spendVoucher } from '#store/voucher/voucher-spendings.ts'
import type { Context } from '../context.ts'
import { type FoundVoucher, findVouchers } from '../voucher/find-vouchers.ts'
import { invalidIn } from './check-fields.ts'

type Ctx = Pick<Context, 'keys'>

type VoucherRequest = Pick<OrderRequest, 'market' | 'vouchers'>

/**
 * The vouchers that an order names, with their current values; the first that pays nothing is refused, with its
 * position.
 */
export async function requestedVouchers(
  ctx: Ctx,
  tx: Sql,
  { market, vouchers }: VoucherRequest,
  buyer: { readonly userId: string | undefined; readonly at: Date },
): Promise<Result<readonly FoundVoucher[], PlacingRefusal>> {
  if (!vouchers) return ok([])
  const found = await findVouchers(ctx, tx, vouchers.codes, { market, ...buyer })
  const valid: FoundVoucher[] = []
  for (const [at, each] of found.entries()) {
    if (!each.ok) return refuse({ kind: 'voucher-refused', at, reason: each.refusal })
    if (valid.some(({ id }) => id === each.value.id))
      return refuse(invalidIn('payment-method', `vouchers.codes.${at}`, 'duplicate'))
    valid.push(each.value)
  }
  return ok(valid)
}

/** Reserves the vouchers one at a time in the order of their ids, so that two orders cannot deadlock. */
export async function reserveVouchers(
  tx: Sql,
  spent: readonly SpentVoucher<FoundVoucher>[],
  at: Date,
): Promise<Result<void, PlacingRefusal>> {
  const byId = [...spent.entries()].toSorted(([, one], [, other]) =>
    one.voucher.id < other.voucher.id ? -1 : 1,
  )
  for (const [place, { voucher, amount }] of byId)
    if (!(await spendVoucher(tx, voucher.id, amount.minor, at)))
      return refuse({ kind: 'voucher-refused', at: place, reason: { kind: 'spent' } })
  return ok(undefined)
}
