import { ok, type Result, refuse } from '#domain/result.ts'
import { type HeldSettlement, settleHeld } from '#domain/voucher/settle-held.ts'
import type { VoucherSource } from '#domain/voucher/voucher.ts'
import type { Runner } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'

type Stores = {
  readonly vouchers: Pick<VoucherStore, 'lockHeld' | 'settle'>
  readonly now: () => Date
}

export type HeldOutcome = {
  readonly source: { readonly kind: VoucherSource; readonly subject: string }
  /** Minor units; nothing withdraws it. */
  readonly owedMinor: number
  readonly actor: string
  readonly reason: string
}

type Settled = Result<Pick<HeldSettlement, 'shortMinor'>, { readonly kind: 'not-held' }>

/** Decision 19: in the transaction that settles what the voucher is owed for. Once: then it is held no more. */
export const makeSettleHeldVoucher =
  ({ vouchers, now }: Stores) =>
  async (tx: Runner, { source, owedMinor, actor, reason }: HeldOutcome): Promise<Settled> => {
    const held = await vouchers.lockHeld(tx, source.kind, source.subject)
    if (!held) return refuse({ kind: 'not-held' })
    const { standing, byMinor, shortMinor } = settleHeld(held, owedMinor)
    await vouchers.settle(tx, { id: held.id, standing, byMinor, actor, reason, at: now() })
    return ok({ shortMinor })
  }

export type SettleHeldVoucher = ReturnType<typeof makeSettleHeldVoucher>
