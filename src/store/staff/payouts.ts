import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'
import type { ListFilter } from './work-lists.ts'

/** What is owed to a seller, as staff see it. Minor units; `file` is the bank's file that it stands in. */
export type StaffPayout = {
  readonly id: string
  readonly saleId: string
  readonly number: string
  readonly market: Market
  readonly title: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: PayoutState
  readonly dueOn: Day
  readonly approvedBy: string | null
  readonly file: string | null
  readonly reason: string | null
}

export type StaffSepaFile = {
  readonly messageId: string
  readonly createdAt: Date
  readonly count: number
  readonly totalMinor: number
  /** Transfers of which the bank has not reported the end. */
  readonly open: number
}

const columns = `p.id, p.sale_id as "saleId", s.number, s.market, s.title, p.amount_minor::float8 as "amountMinor",
  p.currency, p.state, p.due_on::text as "dueOn", p.approved_by as "approvedBy", t.message_id as file, t.reason`

const joins = `join sale s on s.id = p.sale_id
  left join lateral (
    select b.message_id, x.reason from payout_transfer x left join payout_batch b on b.id = x.batch_id
    where x.payout_id = p.id order by x.created_at desc limit 1) t on true`
const from = `from payout p ${joins}`

const list: Statement = {
  name: 'office-payouts',
  text: `select ${columns}
    from ${pageIds({
      table: 'payout',
      at: 'due_on',
      type: 'date',
      after: 'payout last join sale sold on sold.id = last.sale_id where sold.number = $2',
      first: 'oldest',
      by: ['state'],
      join: 'join sale o on o.id = t.sale_id',
      only: `t.method = 'bank' and t.amount_minor > 0`,
    })}
    join payout p on p.id = page.id ${joins} ${inPageOrder('oldest')}`,
}

const one: Statement = {
  name: 'office-payout',
  text: `select ${columns} ${from} where p.id = $1::uuid`,
}

const approve: Statement = {
  name: 'office-approve-payout',
  text: `update payout set approved_by = $2, approved_at = $3
    where id = $1::uuid and state = 'due' and approved_at is null returning id`,
}

/** Whoever judged the device, of whose step the amount came. */
const inspector: Statement = {
  name: 'office-inspector-of-sale',
  text: `select actor from sale_history where sale_id = $1::uuid and to_state in ('inspected', 'second-offer')
    order by at desc, place desc limit 1`,
}

const files: Statement = {
  name: 'office-sepa-files',
  text: `select b.message_id as "messageId", b.created_at as "createdAt", count(t.id)::int as count,
      sum(p.amount_minor)::float8 as "totalMinor", count(t.id) filter (where t.state in ('open', 'sent'))::int as open
    from payout_batch b join payout_transfer t on t.batch_id = b.id join payout p on p.id = t.payout_id
    group by b.id order by b.created_at desc limit $1`,
}

/** The longest due first. `after` is the number of a trade-in. */
export function listStaffPayouts(
  sql: Sql,
  { markets, states, after, limit }: ListFilter<PayoutState>,
): Promise<readonly StaffPayout[]> {
  return rowsOf<StaffPayout>(sql, list, [markets, after ?? null, limit, states])
}

export async function findStaffPayout(sql: Sql, id: string): Promise<StaffPayout | undefined> {
  return (await rowsOf<StaffPayout>(sql, one, [id]))[0]
}

/** `false` if it is no longer due, or was approved before. */
export async function approveStoredPayout(sql: Sql, id: string, actor: string, at: Date) {
  return (await rowsOf(sql, approve, [id, actor, at])).length > 0
}

export async function findInspector(sql: Sql, tradeInId: string): Promise<string | undefined> {
  return (await rowsOf<{ actor: string }>(sql, inspector, [tradeInId]))[0]?.actor
}

/** Newest first. */
export function listSepaFiles(sql: Sql, limit: number): Promise<readonly StaffSepaFile[]> {
  return rowsOf<StaffSepaFile>(sql, files, [limit])
}
