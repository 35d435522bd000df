import { worthOf } from '#domain/loyalty/earn.ts'
import { lapsesOn } from '#domain/loyalty/lapse.ts'
import type { LoyaltyView, PointStep } from '#domain/loyalty/loyalty-view.ts'
import { balanceOn, sumOf } from '#domain/loyalty/points.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { listPointEntries, type StoredPoints } from '#store/loyalty/points.ts'
import type { Context } from '../context.ts'
import { viewVouchers } from '../voucher/view-vouchers.ts'
import { viewInvitations } from './invitations.ts'
import type { PointOwner } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

/** The benefits of a member in a market: points, vouchers, their history, and the rules. */
export async function viewBenefits(ctx: Ctx, { userId, market }: PointOwner): Promise<LoyaltyView> {
  const [entries, vouchers, invitations] = await Promise.all([
    listPointEntries(ctx.sql, { userId, market }),
    viewVouchers(ctx, userId, market),
    viewInvitations(ctx, { userId, market }),
  ])
  const settings = ctx.settings.loyaltyOf(market)
  const { usable, waiting } = balanceOn(entries, dayIn(market, ctx.clock()))
  const lastUsed = entries.find(isUse)
  return {
    settings,
    usable,
    worth: worthOf(usable, settings),
    waiting,
    ...(lastUsed &&
      sumOf(entries) > 0 && { lapsesOn: lapsesOn(dayIn(market, lastUsed.at), settings) }),
    vouchers,
    ...(invitations && { invitations }),
    steps: entries.map(entry => toStep(market, entry)),
  }
}

/** Gaining or converting points prevents all of them from lapsing; taking them back or correcting them does not. */
function isUse({ kind }: StoredPoints) {
  return kind !== 'return' && kind !== 'lapse' && kind !== 'correction'
}

function toStep(market: Market, { kind, label, points, waived, at }: StoredPoints): PointStep {
  return {
    kind,
    ...(label !== null && { label }),
    points,
    waived,
    on: dayIn(market, at),
  }
}
