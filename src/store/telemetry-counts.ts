import { markets } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from './transaction.ts'

/** A figure of the shop as a whole; `labels`: what it is about, such as a topic, or a market and a state. */
export type ShopCount = {
  readonly name: ShopCountName
  readonly labels: readonly string[]
  readonly value: number
}

export const shopCountNames = [
  'outbox_waiting',
  'outbox_late_seconds',
  'outbox_failing',
  'failing_items',
  'open_tasks',
  'orders_last_day',
  'payments_waiting',
  'refunds_waiting',
  'payouts_waiting',
  'listings_in_stock',
  'commits_waiting',
] as const
export type ShopCountName = (typeof shopCountNames)[number]

const counts: Statement = {
  name: 'telemetry-counts',
  text: `select 'outbox_waiting' as name, array[topic] as labels, count(*)::float8 as value
      from outbox where sent_at is null group by topic
    union all select 'outbox_late_seconds', '{}', coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8
      from outbox where sent_at is null and next_attempt_at <= now()
    union all select 'outbox_failing', array[topic], count(*)::float8
      from outbox where sent_at is null and last_error is not null group by topic
    union all select 'failing_items', array[job], count(*)::float8 from failing_item group by job
    union all select 'open_tasks', '{}', count(*)::float8 from staff_task where done_at is null
    union all select 'orders_last_day', array[market, state], count(*)::float8
      from orders where placed_at > now() - interval '1 day' and market = any($1::text[]) group by market, state
    union all select 'payments_waiting', array[state], count(*)::float8
      from payment where state in ('created', 'action-required', 'pending-review', 'authorized') group by state
    union all select 'refunds_waiting', array[state], count(*)::float8
      from refund where state in ('requested', 'approved', 'awaiting-iban', 'submitted') group by state
    union all select 'payouts_waiting', array[state], count(*)::float8
      from payout where state in ('due', 'sent', 'failed') group by state
    union all select 'listings_in_stock', array[m], (select count(*) from on_shelf where market = m)::float8
      from unnest($1::text[]) m
    union all select 'commits_waiting', '{}', count(*)::float8 from pg_stat_activity
      where datname = current_database() and wait_event = 'SyncRep' and query_start < now() - interval '1 second'`,
}

/** What waits, fails and sells, in all processes together. */
export function readShopCounts(sql: Sql): Promise<readonly ShopCount[]> {
  return rowsOf<ShopCount>(sql, counts, [markets])
}
