import type pg from 'pg'
import { arrowTruths } from './arrows.ts'
import { voucherTruths } from './voucher-truths.ts'

/** Paid for the difference that a trade-in left, after the order was first paid (decision 44). */
const isDifference = `exists (select from order_history w where w.order_id = p.order_id and w.subject = 'order'
  and w.to_state = 'awaiting-trade-in' and w.at <= p.created_at)`

/** Invariants after every run, each checked by a query that finds nothing (quality.md, Faults and races). */
const truths: Readonly<Record<string, string>> = {
  'a unit on more than one live line': `
    select unit_id from order_line where is_live and unit_id is not null
    group by unit_id having count(*) > 1`,
  'a confirmed order without exactly one confirmation': `
    select o.id from orders o
    left join (select order_id, count(*) as n from order_history
      where subject = 'order' and to_state = 'confirmed' and from_state is distinct from 'awaiting-trade-in' group by 1) h on h.order_id = o.id
    left join (select payload ->> 'orderId' as id, count(*) as n from outbox
      where topic = 'order-confirmed' group by 1) m on m.id = o.id::text
    where coalesce(h.n, 0) > 1 or coalesce(h.n, 0) <> coalesce(m.n, 0)`,
  'a confirmation that was sent without its mail': `
    select m.id from outbox m left join mail on mail.id = m.id and mail.sent_at is not null
    where m.topic = 'order-confirmed' and m.sent_at is not null and mail.id is null`,
  'an order whose total is not recomputed': `
    select o.id from orders o join order_line l on l.order_id = o.id
    group by o.id having o.items_minor <> sum(l.price_minor)
      or o.total_minor <> sum(l.price_minor) - o.discount_minor + o.delivery_minor + o.collection_fee_minor`,
  'a device line at another price than its listing': `
    select l.order_id from order_line l join listing s on s.id = l.listing_id
    where l.kind = 'device' and l.price_minor <> s.price_minor`,
  'an order with a payment of another amount, or with none': `
    select o.id from orders o
    left join payment p on p.order_id = o.id and p.method <> 'voucher' and not ${isDifference}
    left join (select order_id, sum(amount_minor) as paid from payment where method = 'voucher' group by 1) v
      on v.order_id = o.id
    where (p.id is null and v.paid is distinct from o.total_minor)
      or p.amount_minor <> o.total_minor - coalesce(v.paid, 0) or p.currency <> o.currency`,
  'a paid order that keeps not exactly one captured payment, or another that keeps one': `
    select o.id from orders o join payment p on p.order_id = o.id and p.provider is not null and not ${isDifference}
    group by o.id having count(*) filter (where p.state = 'captured' and not exists (
        select 1 from refund r where r.payment_id = p.id and r.amount_minor = p.amount_minor
          and (r.reason in ('order-closed', 'paid-already') or o.state in ('expired', 'cancelled')) and r.state <> 'failed'))
      <> case when o.state in ('confirmed', 'awaiting-trade-in', 'closed') then 1 else 0 end`,
  'a device that left before it was paid for': `
    select o.id from orders o join shipment s on s.order_id = o.id
    where s.state not in ('preparing', 'label-created') and o.total_minor > 199 + (
      select coalesce(sum(p.amount_minor), 0) from payment p where p.order_id = o.id
        and p.state in ('captured', 'due', 'collected', 'remitted', 'refused')) - (
      select coalesce(sum(r.amount_minor), 0) from refund r where r.order_id = o.id and r.reason = 'trade-in-settled')`,
  'an order that went on while its trade-in was open': `
    select o.id from orders o join voucher_entry e on e.order_id = o.id and e.kind = 'spend'
    join voucher v on v.id = e.voucher_id
    where o.state in ('confirmed', 'closed') and (v.standing = 'pending' or v.left_minor < 0)
      and -e.amount_minor > (select coalesce(sum(r.amount_minor), 0) from refund r
        where r.payment_id = e.payment_id and r.state not in ('requested', 'failed'))`,
  'more going back than was captured': `
    select p.id from payment p join refund r on r.payment_id = p.id and r.state <> 'failed'
    group by p.id having p.state not in ('captured', 'collected', 'remitted') or sum(r.amount_minor) > p.amount_minor`,
  'money held for an order that ended, and nobody was asked to look': `
    select p.order_id, p.id from payment p join orders o on o.id = p.order_id
    where o.state in ('expired', 'cancelled') and p.state in ('captured', 'collected', 'remitted')
      and p.amount_minor > (select coalesce(sum(r.amount_minor), 0) from refund r
        where r.payment_id = p.id and r.state not in ('requested', 'failed'))
      and not exists (select from payment_reversal v where v.payment_id = p.id and v.ended_by = 'staff')
      and not exists (select from staff_task t where t.order_id = o.id and t.done_at is null
        and t.kind in ('money-of-ended-order', 'refund-refused', 'payment-reversed'))`,
  'a live payment of an order that waits for none, or two of one': `
    select o.id from orders o join payment p on p.order_id = o.id
      and p.state in ('created', 'action-required', 'pending-review', 'authorized')
    group by o.id having o.state not in ('awaiting-payment', 'awaiting-trade-in') or count(*) > 1`,
  'a unit held for an order that does not wait, or sold to nobody, or kept by an order that ended': `
    select u.id from unit u
    left join order_line l on l.unit_id = u.id and l.is_live left join orders o on o.id = l.order_id
    where (u.state = 'held') <> (o.id is not null and o.state = 'awaiting-payment' and u.held_by = o.id)
      or (u.state <> 'returned'
        and (u.state in ('sold', 'shipped', 'delivered')) <> (o.id is not null and o.state in ('confirmed', 'awaiting-trade-in', 'closed')))
      or o.state in ('expired', 'cancelled')`,
  'a listing whose stock is not its units': `
    select s.id from listing s left join unit u on u.listing_id = s.id and u.state = 'listed'
    group by s.id having s.stock <> count(u.id)`,
  'a key without its order, or an order without its key': `
    select coalesce(k.key, o.id::text) from (select * from idempotency_key where not body ? 'paymentId') k
    full join orders o on o.id::text = k.body ->> 'id' where k.key is null or o.id is null`,
  'a key without its refund, or a refund of staff without its key': `
    select coalesce(k.key, r.id::text) from (
      select key, refund_id from idempotency_key, lateral (
        select body ->> 'id' as refund_id
        union all select each ->> 'id' from jsonb_array_elements(coalesce(body -> 'beside', '[]')) each
      ) as of_request where body ? 'paymentId') k
    full join (select id from refund where actor = 'staff') r on r.id::text = k.refund_id
    where k.key is null or r.id is null`,
  'a promo code with other uses than orders': `
    select p.code from promo p where p.code = 'KINTSU10' and p.uses <> (
      select count(*) from orders o where o.market = p.market and o.promo_code = p.code
        and o.state not in ('expired', 'cancelled'))`,
  'an invoice of another sum than its order, or a gap in the numbers': `
    select i.id::text from invoice i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and i.total_minor <> o.total_minor
    union all
    select series from invoice group by market, series having max(number) <> count(*)`,
  'an invoice or a credit note that was asked for and is not there': `
    select m.id from outbox m
    left join invoice i on (m.topic = 'invoice-due' and i.kind = 'invoice' and i.order_id::text = m.payload ->> 'orderId')
      or (m.topic = 'credit-note-due' and i.refund_id::text = m.payload ->> 'refundId')
    left join refund r on m.topic = 'credit-note-due' and r.id::text = m.payload ->> 'refundId'
    left join orders o on o.id::text = coalesce(r.order_id::text, m.payload ->> 'orderId')
    where m.topic in ('invoice-due', 'credit-note-due') and m.sent_at is not null and i.id is null
      and r.reason is distinct from 'order-closed'
      -- Cancelled before it was invoiced: nothing was sold.
      and (o.state is distinct from 'cancelled' or exists (select from invoice n where n.order_id = o.id))`,
  ...voucherTruths,
  ...arrowTruths,
}

/** Invariants at a given time of the shop's clock. */
const truthsOfTheMoment: Readonly<Record<string, string>> = {
  'a hold older than its expiry and a minute': `
    select id from unit where state = 'held' and held_until < $1::timestamptz - interval '60 seconds'`,
  'a hold that ends before its order can be paid no more': `
    select u.id from unit u join orders o on o.id = u.held_by
    where u.held_until < o.payable_until and $1::timestamptz is not null`,
  'a payment pending beyond its limit': `
    select id from orders where state = 'awaiting-payment'
      and payable_until < $1::timestamptz - interval '60 seconds'`,
}

/** The violated invariants, with their counts. `at` is the shop's time. */
export async function violations(pool: pg.Pool, at = new Date()): Promise<string[]> {
  const found: string[] = []
  const check = async (name: string, sql: string, values: readonly unknown[]) => {
    const { rows, rowCount } = await pool.query<Record<string, unknown>>(sql, [...values])
    if (rowCount) found.push(`${name} (${rowCount}: ${Object.values(rows[0] ?? {}).join(' ')})`)
  }
  for (const [name, sql] of Object.entries(truths)) await check(name, sql, [])
  for (const [name, sql] of Object.entries(truthsOfTheMoment)) await check(name, sql, [at])
  return found
}
