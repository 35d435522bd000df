import type { Market } from '#domain/market/market.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import type { Runner } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'
import { toVoucherView } from './to-voucher-view.ts'
import type { VoucherCodes } from './voucher-codes.ts'

type Stores = {
  readonly runner: Runner
  readonly vouchers: Pick<VoucherStore, 'ofMember'>
  readonly codes: VoucherCodes
}

/** A member's own vouchers of a market, those with money left first. */
export function makeViewVouchers({ runner, vouchers, codes }: Stores) {
  return async (userId: string, market: Market): Promise<readonly VoucherView[]> =>
    (await vouchers.ofMember(runner, userId, market)).map(stored => toVoucherView(stored, codes))
}
