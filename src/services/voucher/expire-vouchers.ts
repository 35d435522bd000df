import type { Sql } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'

type Stores = {
  readonly sql: Sql
  readonly vouchers: Pick<VoucherStore, 'expire'>
  readonly now: () => Date
}

/** Records that vouchers have expired (they are invalid from that moment in any case) and returns how many. */
export function makeExpireVouchers({ sql, vouchers, now }: Stores) {
  return (): Promise<number> => vouchers.expire(sql, now())
}
