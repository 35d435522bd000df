import { needsSecondPerson } from '#domain/money/second-person.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { approveStoredPayout, findInspector, findStaffPayout } from '#store/staff/payouts.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

export type ApprovalRefusal =
  | { readonly kind: 'move-not-allowed' }
  /** Whoever inspected the device cannot agree to its amount. */
  | { readonly kind: 'second-person-needed' }

/** A second person agrees to a payout above the market's limit; it is paid from then on. */
export async function approvePayout(
  { sql, clock, settings }: Ctx,
  payoutId: string,
  actor: string,
): Promise<Result<void, ApprovalRefusal>> {
  const payout = await findStaffPayout(sql, payoutId)
  if (payout?.state !== 'due') return refuse({ kind: 'move-not-allowed' })
  const amount = { minor: payout.amountMinor, currency: payout.currency }
  const { payoutsAbove } = settings.secondPersonOf(payout.market)
  if (needsSecondPerson(amount, payoutsAbove, await findInspector(sql, payout.saleId), actor))
    return refuse({ kind: 'second-person-needed' })
  return (await approveStoredPayout(sql, payoutId, actor, clock()))
    ? ok(undefined)
    : refuse({ kind: 'move-not-allowed' })
}
