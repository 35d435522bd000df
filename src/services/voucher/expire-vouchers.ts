import type { Sql } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'

type Stores = {
  readonly sql: Sql
  readonly vouchers: Pick<VoucherStore, 'expire'>
  readonly now: () => Date
}

/** Writes down that vouchers have lapsed, which they have from that moment in any case; how many they were. */
export function makeExpireVouchers({ sql, vouchers, now }: Stores) {
  return (): Promise<number> => vouchers.expire(sql, now())
}
