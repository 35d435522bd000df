import type { Market } from '#domain/market/market.ts'
import { lateAfterDays } from '#domain/staff/late.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What a task is about, as its page is found. */
export type TaskSubject = {
  readonly page: 'order' | 'trade-in' | 'return' | 'claim'
  readonly number: string
}

export type StaffTask = {
  readonly id: string
  readonly market: Market
  readonly kind: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  readonly subject: TaskSubject | null
}

/** Tasks of a kind that begins like one of `begins` are shown in `markets`; `begins` empty: of every other kind. */
export type TaskArea = {
  readonly begins: readonly string[]
  readonly markets: readonly Market[]
}

export type TaskFilter = {
  readonly areas: readonly TaskArea[]
  readonly kind: string | undefined
  /** The id of a task. */
  readonly after: string | undefined
  readonly limit: number
}

/** Something that takes longer than it should. */
export type LateThing = {
  readonly what:
    | 'payment-under-review'
    | 'parcel-without-scan'
    | 'device-to-inspect'
    | 'second-offer-unanswered'
    | 'payout-overdue'
    | 'return-not-sent'
  readonly page: 'order' | 'trade-in' | 'return'
  readonly number: string
  readonly market: Market
  readonly since: Date
}

export type FailingJobRow = {
  readonly job: string
  readonly count: number
  readonly since: Date
  readonly error: string
}

/** SQL: the task may be seen. `$1`: for each beginning the markets in which it is seen; '' for any other kind. */
const isSeen = `exists (select from jsonb_to_recordset($1::jsonb) as a (begins text, others text[], markets text[])
  where t.market = any(a.markets)
    and case a.begins when '' then not exists (select from unnest(a.others) o where starts_with(t.kind, o))
      else starts_with(t.kind, a.begins) end)`

const list: Statement = {
  name: 'office-tasks',
  text: `select t.id, t.market, t.kind, t.facts, t.created_at as "createdAt",
      case when s.number is not null then jsonb_build_object('page', 'trade-in', 'number', s.number)
        when r.number is not null then jsonb_build_object('page', 'return', 'number', r.number)
        when w.number is not null then jsonb_build_object('page', 'claim', 'number', w.number)
        when b.number is not null then jsonb_build_object('number', b.number, 'page',
          case b.subject_kind when 'sale' then 'trade-in' when 'return' then 'return' else 'claim' end)
        when o.number is not null then jsonb_build_object('page', 'order', 'number', o.number) end as subject
    from staff_task t
    left join orders o on o.id = t.order_id
    left join payout_transfer x on x.id = t.subject_id
    left join payout y on y.id = x.payout_id
    left join sale s on s.id = coalesce(y.sale_id, t.subject_id)
    left join order_return r on r.id = t.subject_id
    left join warranty_claim w on w.id = t.subject_id
    left join inbound_parcel b on b.id = t.subject_id
    where t.done_at is null and ${isSeen} and ($2::text is null or t.kind = $2)
      and ($3::uuid is null or (t.created_at, t.id) > (select created_at, id from staff_task where id = $3::uuid))
    order by t.created_at, t.id limit $4`,
}

const kinds: Statement = {
  name: 'office-task-kinds',
  text: `select t.kind, count(*)::int as count, min(t.created_at) as oldest from staff_task t
    where t.done_at is null and ${isSeen} group by t.kind order by min(t.created_at)`,
}

const one: Statement = {
  name: 'office-task',
  text: 'select market, kind from staff_task where id = $1::uuid and done_at is null',
}

const close: Statement = {
  name: 'office-close-task',
  text: 'update staff_task set done_at = $2 where id = $1::uuid and done_at is null returning id',
}

const mostLate = 50

/** `$1`–`$3`: markets of orders, trade-ins and returns; `$4` now; `$5`–`$7` days. The longest waiting first. */
const late: Statement = {
  name: 'office-late',
  text: `
    (select 'payment-under-review' as what, 'order' as page, o.number, o.market, p.created_at as since
      from payment p join orders o on o.id = p.order_id
      where p.state = 'pending-review' and o.market = any($1::text[]) order by p.created_at limit ${mostLate})
    union all
    (select 'parcel-without-scan', 'order', o.number, o.market, greatest(max(e.at), h.created_at)
      from shipment h join orders o on o.id = h.order_id left join shipment_event e on e.shipment_id = h.id
      where h.state in ('handed-over', 'in-transit', 'failed-attempt') and o.market = any($1::text[])
      group by o.number, o.market, h.id having greatest(max(e.at), h.created_at) < $4::timestamptz - make_interval(days => $5)
      order by 5 limit ${mostLate})
    union all
    (select 'device-to-inspect', 'trade-in', s.number, s.market, max(t.at) from sale s
      join sale_history t on t.sale_id = s.id and t.to_state = s.state
      where s.state in ('received', 'objected') and s.market = any($2::text[])
      group by s.number, s.market having max(t.at) < $4::timestamptz - make_interval(days => $6) order by 5 limit ${mostLate})
    union all
    (select 'second-offer-unanswered', 'trade-in', s.number, s.market, max(t.at) from sale s
      join sale_history t on t.sale_id = s.id and t.to_state = 'second-offer'
      where s.state = 'second-offer' and s.market = any($2::text[])
      group by s.number, s.market having max(t.at) < $4::timestamptz - make_interval(days => $7) order by 5 limit ${mostLate})
    union all
    (select 'payout-overdue', 'trade-in', s.number, s.market, p.due_on::timestamptz from payout p
      join sale s on s.id = p.sale_id
      where p.state in ('due', 'failed') and p.due_on < $4::date and s.market = any($2::text[])
      order by p.due_on limit ${mostLate})
    union all
    (select 'return-not-sent', 'return', r.number, o.market, r.send_by::timestamptz from order_return r
      join orders o on o.id = r.order_id
      where r.state = 'approved' and r.send_by < $4::date and o.market = any($3::text[])
      order by r.send_by limit ${mostLate})
    order by since`,
}

const failing: Statement = {
  name: 'office-failing',
  text: `select job, count(*)::int as count, min(since) as since, max(error) as error from failing_item
    group by job order by min(since)`,
}

function areasJson(areas: readonly TaskArea[]): string {
  const others = areas.flatMap(({ begins }) => begins)
  return JSON.stringify(
    areas.flatMap(({ begins, markets }) =>
      (begins.length === 0 ? [''] : begins).map(each => ({ begins: each, others, markets })),
    ),
  )
}

/** The longest waiting first. */
export function listStaffTasks(sql: Sql, { areas, kind, after, limit }: TaskFilter) {
  return rowsOf<StaffTask>(sql, list, [areasJson(areas), kind ?? null, after ?? null, limit])
}

export type OpenTasks = { readonly kind: string; readonly count: number; readonly oldest: Date }

/** The open tasks by kind, the longest waiting first. */
export function countOpenTasks(
  sql: Sql,
  areas: readonly TaskArea[],
): Promise<readonly OpenTasks[]> {
  return rowsOf<OpenTasks>(sql, kinds, [areasJson(areas)])
}

export async function findOpenTask(sql: Sql, id: string) {
  return (await rowsOf<{ market: Market; kind: string }>(sql, one, [id]))[0]
}

/** `false` if it was closed before. */
export async function closeOneTask(sql: Sql, id: string, at: Date): Promise<boolean> {
  return (await rowsOf(sql, close, [id, at])).length > 0
}

export type LateMarkets = Readonly<Record<'orders' | 'tradeIns' | 'returns', readonly Market[]>>

export function listLate(sql: Sql, { orders, tradeIns, returns }: LateMarkets, now: Date) {
  const days = [
    lateAfterDays['parcel-without-scan'],
    lateAfterDays['device-to-inspect'],
    lateAfterDays['second-offer-unanswered'],
  ]
  return rowsOf<LateThing>(sql, late, [orders, tradeIns, returns, now, ...days])
}

const retry: Statement = {
  name: 'staff-retry-job',
  text: 'update failing_item set next_try_at = $2 where job = $1 returning item',
}

/** Makes all failed items of a job due at once; returns how many there are. */
export async function makeDue(sql: Sql, job: string, at: Date): Promise<number> {
  return (await rowsOf(sql, retry, [job, at])).length
}

/** Background work whose items fail again and again. */
export function listFailing(sql: Sql): Promise<readonly FailingJobRow[]> {
  return rowsOf<FailingJobRow>(sql, failing, [])
}
