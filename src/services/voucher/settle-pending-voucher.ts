import { ok, type Result, refuse } from '#domain/result.ts'
import { settlePending } from '#domain/voucher/settle-pending.ts'
import type { VoucherSource } from '#domain/voucher/voucher.ts'
import type { Sql } from '#store/transaction.ts'
import { lockUnsettledVoucher, settleVoucher } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock'>

export type PendingOutcome = {
  readonly source: { readonly kind: VoucherSource; readonly subject: string }
  /** Minor units; zero withdraws the voucher. */
  readonly owedMinor: number
  readonly actor: string
  readonly reason: string
}

type Settled = Result<{ readonly voucherId: string }, { readonly kind: 'not-pending' }>

/** Called in the transaction that settles the debt. Works once: the voucher is no longer pending afterwards. */
export async function settlePendingVoucher(
  ctx: Ctx,
  tx: Sql,
  { source, owedMinor, actor, reason }: PendingOutcome,
): Promise<Settled> {
  const voucher = await lockUnsettledVoucher(tx, source.kind, source.subject)
  if (!voucher) return refuse({ kind: 'not-pending' })
  const { id } = voucher
  const settled = settlePending(voucher, owedMinor)
  await settleVoucher(tx, { id, ...settled, owedMinor, actor, reason, at: ctx.clock() })
  return ok({ voucherId: id })
}
