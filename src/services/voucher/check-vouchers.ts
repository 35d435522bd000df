import type { Market } from '#domain/market/market.ts'
import type { VoucherCheck } from '#domain/voucher/voucher.ts'
import type { Context } from '../context.ts'
import { findVouchers } from './find-vouchers.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

type CheckInput = {
  readonly market: Market
  readonly codes: readonly string[]
  readonly userId: string | undefined
}

/** What codes are worth to the requester; nothing is reserved or spent. */
export async function checkVouchers(
  ctx: Ctx,
  { market, codes, userId }: CheckInput,
): Promise<readonly VoucherCheck[]> {
  const requester = { market, userId, at: ctx.clock() }
  const found = await findVouchers(ctx, ctx.sql, codes, requester)
  return found.map(each => {
    if (!each.ok) return { kind: 'refused', reason: each.refusal }
    const { left, isPending, orderFrom, expiresAt } = each.value
    return {
      kind: 'open',
      left,
      isPending,
      ...(orderFrom && { orderFrom }),
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    }
  })
}
