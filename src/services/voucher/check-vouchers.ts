import type { Market } from '#domain/market/market.ts'
import type { VoucherCheck } from '#domain/voucher/voucher.ts'
import type { Sql } from '#store/transaction.ts'
import { findVouchers, type VoucherStores } from './find-vouchers.ts'

type Stores = VoucherStores & { readonly sql: Sql; readonly now: () => Date }

type Question = {
  readonly market: Market
  readonly codes: readonly string[]
  readonly userId: string | undefined
}

/** What codes are worth to the requester; nothing is reserved or spent. */
export function makeCheckVouchers(stores: Stores) {
  return async ({ market, codes, userId }: Question): Promise<readonly VoucherCheck[]> => {
    const requester = { market, userId, at: stores.now() }
    const found = await findVouchers(stores, stores.sql, codes, requester)
    return found.map(each => {
      if (!each.ok) return { kind: 'refused', reason: each.refusal }
      const { left, isPending, expiresAt } = each.value
      return {
        kind: 'open',
        left,
        isPending,
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      }
    })
  }
}
