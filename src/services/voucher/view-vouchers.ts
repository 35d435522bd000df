import type { Market } from '#domain/market/market.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import { listVouchersOfMember } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { toVoucherView } from './to-voucher-view.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** A member's own vouchers of a market, those with money left first. */
export async function viewVouchers(
  ctx: Ctx,
  userId: string,
  market: Market,
): Promise<readonly VoucherView[]> {
  return (await listVouchersOfMember(ctx.sql, userId, market)).map(stored =>
    toVoucherView(stored, ctx.keys.voucherCodes),
  )
}
