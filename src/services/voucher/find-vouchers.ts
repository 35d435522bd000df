import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { parseCode } from '#domain/voucher/voucher-code.ts'
import { refusalOfVoucher, type VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'
import type { Sql } from '#store/transaction.ts'
import { listVouchersByHash, type StoredVoucher } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { orderFromOf } from './to-voucher-view.ts'

type Ctx = Pick<Context, 'keys'>

/** Who wants to spend the vouchers, where and when. */
export type VoucherRequester = {
  readonly market: Market
  readonly userId: string | undefined
  readonly at: Date
}

export type FoundVoucher = {
  readonly id: string
  readonly left: Money
  readonly isPending: boolean
  readonly orderFrom?: Money
  readonly expiresAt: Date | null
}

/** The codes as typed, in order, each with what it can pay. All are looked up, whatever the first one is. */
export async function findVouchers(
  ctx: Ctx,
  sql: Sql,
  typed: readonly string[],
  requester: VoucherRequester,
): Promise<readonly Result<FoundVoucher, VoucherRefusal>[]> {
  const hashes = typed.map(code => ctx.keys.voucherCodes.hashOf(parseCode(code) ?? ''))
  const stored = await listVouchersByHash(sql, hashes)
  return hashes.map(hash =>
    found(
      stored.find(({ codeHash }) => codeHash === hash),
      requester,
    ),
  )
}

function found(
  stored: StoredVoucher | undefined,
  requester: VoucherRequester,
): Result<FoundVoucher, VoucherRefusal> {
  const refusal = refusalOfVoucher(stored, requester)
  if (!stored || refusal) return refuse(refusal ?? { kind: 'unknown' })
  const { id, leftMinor: minor, currency, expiresAt } = stored
  const isPending = stored.status === 'pending'
  return ok({ id, left: { minor, currency }, isPending, ...orderFromOf(stored), expiresAt })
}
