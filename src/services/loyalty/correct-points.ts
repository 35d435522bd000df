import { balanceOn } from '#domain/loyalty/points.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { lockOf, type PointOwner } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type CorrectionRefusal =
  | { readonly kind: 'invalid-points' }
  /** More would be taken than there is. */
  | { readonly kind: 'below-zero' }

const most = 100_000

/** Staff give or take points; `key` is made by the page, so that a double click corrects once. */
export function correctPoints(
  { sql, clock }: Ctx,
  owner: PointOwner,
  { points, key }: { readonly points: number; readonly key: string },
): Promise<Result<void, CorrectionRefusal>> {
  return inTransaction<void, CorrectionRefusal>(sql, [lockOf(owner)], async tx => {
    if (points === 0 || Math.abs(points) > most) return refuse({ kind: 'invalid-points' })
    const at = clock()
    const today = dayIn(owner.market, at)
    const subject = `${owner.userId} ${key}`
    const entries = await listPointEntries(tx, owner)
    if (entries.some(each => each.kind === 'correction' && each.subject === subject))
      return ok(undefined)
    if (balanceOn(entries, today).usable + points < 0) return refuse({ kind: 'below-zero' })
    const nothing = { orderId: null, label: null, waived: 0 }
    await insertPointEntry(tx, {
      ...owner,
      ...nothing,
      kind: 'correction',
      subject,
      points,
      countsFrom: today,
      at,
    })
    return ok(undefined)
  })
}
