import type { Market } from '#domain/market/market.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import type { Sql } from '#store/transaction.ts'
import { listVouchersOfMember } from '#store/voucher/vouchers.ts'
import { toVoucherView } from './to-voucher-view.ts'
import type { VoucherCodes } from './voucher-codes.ts'

type Stores = {
  readonly sql: Sql
  readonly codes: VoucherCodes
}

/** A member's own vouchers of a market, those with money left first. */
export function makeViewVouchers({ sql, codes }: Stores) {
  return async (userId: string, market: Market): Promise<readonly VoucherView[]> =>
    (await listVouchersOfMember(sql, userId, market)).map(stored => toVoucherView(stored, codes))
}
