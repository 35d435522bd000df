import { rowsOf, type Sql, type Statement } from './transaction.ts'

const ofTradeIn = '(select market from sale where id = $2::uuid)'
const ofOrder = '(select market from orders where id = $2::uuid)'
const ofParcel = '(select market from inbound_parcel where id = $2::uuid)'
const homeMarket = "'ro'"

/** The jobs that process items one by one, and the market of an item `$2`. */
const marketOf = {
  'apply-notice': `(select o.market from provider_notice n join payment p on p.id = n.payment_id
    join orders o on o.id = p.order_id where n.id = $2::uuid)`,
  'deliver-message': `(select o.market from outbox m join orders o on o.id::text = m.payload ->> 'orderId'
    where m.id = $2::uuid)`,
  'end-difference': ofOrder,
  'expire-inbound': ofParcel,
  'expire-order': ofOrder,
  'expire-return': `(select o.market from order_return r join orders o on o.id = r.order_id where r.id = $2::uuid)`,
  'expire-sale': ofTradeIn,
  'hash-imei': '(select market from unit where id = $2::uuid)',
  'lapse-points': homeMarket,
  'open-payout': ofTradeIn,
  'reconcile-payment': `(select o.market from payment p join orders o on o.id = p.order_id where p.id = $2::uuid)`,
  'reward-inviters': '(select market from member where id = $2::uuid)',
  'send-payout': `(select s.market from payout_transfer t join payout p on p.id = t.payout_id
    join sale s on s.id = p.sale_id where t.id = $2::uuid)`,
  'send-refund': `(select o.market from refund r join orders o on o.id = r.order_id where r.id = $2::uuid)`,
  'sweep-lock': ofTradeIn,
  'sweep-second-offer': ofTradeIn,
  'sync-points': homeMarket,
  'track-inbound': ofParcel,
  'track-shipment': `(select o.market from shipment s join orders o on o.id = s.order_id where s.id = $2::uuid)`,
} as const

export type FailingJob = keyof typeof marketOf

/** SQL: the item did not fail recently, or its retry is due. */
export function isRested(job: FailingJob, item: string, at: string): string {
  return `not exists (select from failing_item f
    where f.job = '${job}' and f.item = ${item} and f.next_try_at > ${at})`
}

/**
 * A failed item is retried after 30 s, then after twice as long each time, at most an hour; one that failed for a day
 * becomes one staff task, `<job>-stuck`. `error` contains no user input. Returns whether the item is stuck.
 */
export async function noteFailing(
  sql: Sql,
  job: FailingJob,
  item: string,
  error: string,
  at: Date,
): Promise<boolean> {
  const [noted] = await rowsOf<{ isStuck: boolean }>(sql, note(job), [job, item, error, at])
  return noted?.isStuck ?? false
}

/** The items work again: closes their staff tasks. */
export async function clearFailing(
  sql: Sql,
  job: FailingJob,
  items: readonly string[],
  at: Date,
): Promise<void> {
  if (items.length > 0) await rowsOf(sql, clear, [job, items, at])
}

function note(job: FailingJob): Statement {
  return {
    name: `failing-note-${job}`,
    text: `with noted as (
      insert into failing_item (job, item, since, tries, next_try_at, error)
      values ($1, $2::uuid, $4, 1, $4::timestamptz + interval '30 seconds', $3)
      on conflict (job, item) do update set tries = failing_item.tries + 1, error = excluded.error,
        next_try_at = $4::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(failing_item.tries, 20)))
      returning since
    ), told as (
      insert into staff_task (id, market, kind, subject_id, facts, created_at)
      select gen_random_uuid(), coalesce(${marketOf[job]}, ${homeMarket}), $1 || '-stuck', $2::uuid,
        jsonb_build_object('error', $3::text, 'since', since), $4
      from noted where since <= $4::timestamptz - interval '1 day'
      on conflict (kind, subject_id) do update
        set facts = excluded.facts, created_at = excluded.created_at, done_at = null
        where staff_task.created_at < (excluded.facts ->> 'since')::timestamptz
    )
    select since <= $4::timestamptz - interval '1 day' as "isStuck" from noted`,
  }
}

const clear: Statement = {
  name: 'failing-clear',
  text: `with gone as (
      delete from failing_item where job = $1 and item = any($2::uuid[]) returning item
    )
    update staff_task set done_at = $3
    where kind = $1 || '-stuck' and done_at is null and subject_id in (select item from gone)`,
}
