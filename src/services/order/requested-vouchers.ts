import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SpentVoucher } from '#domain/voucher/voucher.ts'
import type { VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'
import type { Sql } from '#store/transaction.ts'
import { spendVoucher } from '#store/voucher/voucher-spendings.ts'
import type { Context } from '../context.ts'
import { type FoundVoucher, findVouchers } from '../voucher/find-vouchers.ts'
import { invalidIn } from './check-fields.ts'

type FoundVouchers = readonly Result<FoundVoucher, VoucherRefusal>[]

/** What each code that an order names can pay now. */
export async function readVouchers(
  ctx: Pick<Context, 'keys'>,
  tx: Sql,
  { market, vouchers }: Pick<OrderRequest, 'market' | 'vouchers'>,
  buyer: { readonly userId: string | undefined; readonly at: Date },
): Promise<FoundVouchers> {
  return vouchers ? findVouchers(ctx, tx, vouchers.codes, { market, ...buyer }) : []
}

/** The vouchers of an order; the first that pays nothing is refused, with its position. */
export function checkVouchers(
  found: FoundVouchers,
): Result<readonly FoundVoucher[], PlacingRefusal> {
  const valid: FoundVoucher[] = []
  for (const [at, each] of found.entries()) {
    if (!each.ok) return refuse({ kind: 'voucher-refused', at, reason: each.refusal })
    if (valid.some(({ id }) => id === each.value.id))
      return refuse(invalidIn('payment-method', `vouchers.codes.${at}`, 'duplicate'))
    valid.push(each.value)
  }
  return ok(valid)
}

/** Spends the vouchers in the order of their ids, so that two orders cannot deadlock; refuses one that has too little. */
export async function spendVouchers(
  tx: Sql,
  spent: readonly SpentVoucher<FoundVoucher>[],
  at: Date,
): Promise<Result<void, PlacingRefusal>> {
  const byId = [...spent.entries()].toSorted(([, one], [, other]) =>
    one.voucher.id < other.voucher.id ? -1 : 1,
  )
  const isSpent = await Promise.all(
    byId.map(([, { voucher, amount }]) => spendVoucher(tx, voucher.id, amount.minor, at)),
  )
  const [place] = byId[isSpent.indexOf(false)] ?? []
  return place === undefined
    ? ok(undefined)
    : refuse({ kind: 'voucher-refused', at: place, reason: { kind: 'spent' } })
}
