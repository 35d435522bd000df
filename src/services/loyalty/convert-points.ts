import { worthOf } from '#domain/loyalty/earn.ts'
import type { TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import { balanceOn } from '#domain/loyalty/points.ts'
import { fitsVoucher, parsePoints } from '#domain/loyalty/turn.ts'
import { ok, type Result } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { issueVoucher } from '../voucher/issue-voucher.ts'
import { lockOf, type PointOwner } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** As typed; `key` is created by the page, so that a double click converts the points once. */
type TurnRequest = { readonly points: string; readonly key: string }

/** Deducts the points and issues the voucher, both or neither (docs/decisions/0020-points.md). */
export async function convertPoints(
  ctx: Ctx,
  owner: PointOwner,
  { points: typed, key }: TurnRequest,
): Promise<Result<void, TurningRefusal>> {
  const parsed = parsePoints(typed)
  if (!parsed.ok) return parsed
  return inTransaction(ctx.sql, [lockOf(owner)], async tx => {
    const { userId, market } = owner
    const subject = `${userId} ${key}`
    const entries = await listPointEntries(tx, owner)
    if (entries.some(each => each.kind === 'voucher' && each.subject === subject))
      return ok(undefined)
    const settings = ctx.settings.loyaltyOf(market)
    const at = ctx.clock()
    const today = dayIn(market, at)
    const points = fitsVoucher(parsed.value, balanceOn(entries, today).usable, settings)
    if (!points.ok) return points
    await insertPointEntry(tx, {
      userId,
      market,
      kind: 'voucher',
      subject,
      orderId: null,
      label: null,
      points: -points.value,
      waived: 0,
      countsFrom: today,
      at,
    })
    await issueVoucher(ctx, tx, {
      market,
      userId,
      amount: worthOf(points.value, settings),
      status: 'open',
      source: { kind: 'loyalty', subject },
      expiresAt: monthsAfter(at, settings.voucherMonths),
      actor: 'member',
    })
    return ok(undefined)
  })
}
