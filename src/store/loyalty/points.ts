import type { PointKind } from '#domain/loyalty/points.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Owner = { readonly userId: string; readonly market: Market }

export type StoredPoints = {
  readonly kind: PointKind
  readonly subject: string
  readonly orderId: string | null
  readonly label: string | null
  readonly points: number
  readonly waived: number
  readonly countsFrom: Day
  readonly at: Date
}

export type NewPoints = StoredPoints & Owner

/** Newest first. */
export function listPointEntries(
  sql: Sql,
  { userId, market }: Owner,
): Promise<readonly StoredPoints[]> {
  return rowsOf<StoredPoints>(sql, ofMember, [userId, market])
}

/** `false` if this entry was written before. */
export async function insertPointEntry(tx: Sql, entry: NewPoints): Promise<boolean> {
  const { userId, market, kind, subject, orderId, label, points, waived, countsFrom, at } = entry
  const values = [userId, market, kind, subject, orderId, label, points, waived, countsFrom, at]
  return (await rowsOf(tx, add, values)).length === 1
}

const ofMember: Statement = {
  name: 'points-of-member',
  text: `select kind, subject, order_id as "orderId", label, points, waived,
      counts_from::text as "countsFrom", at
    from point_entry where user_id = $1::uuid and market = $2 order by at desc, id`,
}

const add: Statement = {
  name: 'points-add',
  text: `insert into point_entry (id, user_id, market, kind, subject, order_id, label, points, waived, counts_from, at)
    select gen_random_uuid(), m.id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from member m where m.id = $1::uuid
    on conflict (kind, subject) do nothing returning id`,
}
