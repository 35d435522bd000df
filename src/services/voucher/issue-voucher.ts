import { randomUUID } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { VoucherSource, VoucherView } from '#domain/voucher/voucher.ts'
import type { Sql } from '#store/transaction.ts'
import { insertVoucher } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { toVoucherView } from './to-voucher-view.ts'

type Ctx = Pick<Context, 'clock' | 'keys'>

/**
 * `source` identifies the debt, which is paid once; a `pending` voucher is settled later. Without a member, the code
 * alone is enough to spend it.
 */
export type VoucherToIssue = {
  readonly market: Market
  readonly amount: Money
  readonly userId?: string
  readonly source: { readonly kind: VoucherSource; readonly subject: string }
  readonly status: 'open' | 'pending'
  readonly expiresAt?: Date
  /** The smallest total of an order it pays; any, if there is none. */
  readonly orderFrom?: Money
  readonly actor: string
}

/** Written in the transaction that creates the debt; the same source returns the same voucher (Decision 19). */
export async function issueVoucher(
  ctx: Ctx,
  tx: Sql,
  voucher: VoucherToIssue,
): Promise<VoucherView & { readonly id: string }> {
  const { market, amount, source, status, actor } = voucher
  if (amount.minor <= 0) throw new RangeError('a voucher of nothing')
  const id = randomUUID()
  const stored = await insertVoucher(tx, {
    id,
    market,
    codeHash: ctx.keys.voucherCodes.hashOf(ctx.keys.voucherCodes.codeOf(id)),
    currency: amount.currency,
    originalMinor: amount.minor,
    userId: voucher.userId ?? null,
    sourceKind: source.kind,
    sourceSubject: source.subject,
    status,
    issuedAt: ctx.clock(),
    expiresAt: voucher.expiresAt ?? null,
    orderFromMinor: voucher.orderFrom?.minor ?? null,
    actor,
  })
  return { id: stored.id, ...toVoucherView(stored, ctx.keys.voucherCodes) }
}
