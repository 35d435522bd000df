import type { Sql } from '#store/transaction.ts'
import { expireVouchers } from '#store/voucher/vouchers.ts'

type Stores = {
  readonly sql: Sql
  readonly now: () => Date
}

/** Records that vouchers have expired (they are invalid from that moment in any case) and returns how many. */
export function makeExpireVouchers({ sql, now }: Stores) {
  return (): Promise<number> => expireVouchers(sql, now())
}
