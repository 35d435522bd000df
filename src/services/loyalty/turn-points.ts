import { worthOf } from '#domain/loyalty/earn.ts'
import type { TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import { balanceOn } from '#domain/loyalty/points.ts'
import { fitsVoucher, parsePoints } from '#domain/loyalty/turn.ts'
import { ok, type Result } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import type { IssueVoucher } from '../voucher/issue-voucher.ts'
import { type LoyaltyDeps, lockOf, type PointOwner } from './loyalty-means.ts'

type Deps = LoyaltyDeps & { readonly issueVoucher: IssueVoucher }

/** As typed; `key` is created by the page, so that a double click converts the points once. */
type TurnRequest = { readonly points: string; readonly key: string }

/** Deducts the points and issues the voucher, both or neither (docs/decisions/0020-points.md). */
export function makeTurnPoints(deps: Deps) {
  return async (
    owner: PointOwner,
    { points: typed, key }: TurnRequest,
  ): Promise<Result<void, TurningRefusal>> => {
    const wished = parsePoints(typed)
    if (!wished.ok) return wished
    return deps.transaction([lockOf(owner)], async tx => {
      const { userId, market } = owner
      const subject = `${userId} ${key}`
      const entries = await listPointEntries(tx, owner)
      if (entries.some(each => each.kind === 'voucher' && each.subject === subject))
        return ok(undefined)
      const settings = deps.loyaltyOf(market)
      const at = deps.now()
      const today = dayIn(market, at)
      const points = fitsVoucher(wished.value, balanceOn(entries, today).usable, settings)
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
      await deps.issueVoucher(tx, {
        market,
        userId,
        amount: worthOf(points.value, settings),
        standing: 'open',
        source: { kind: 'loyalty', subject },
        expiresAt: monthsAfter(at, settings.voucherMonths),
        actor: 'member',
      })
      return ok(undefined)
    })
  }
}

/** The same time of day, some months later. */
function monthsAfter(at: Date, months: number): Date {
  const [day = '', time = ''] = at.toISOString().split('T')
  return new Date(`${addMonths(day, months)}T${time}`)
}
