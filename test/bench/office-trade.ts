import pg from 'pg'
import type { Market } from '#domain/market/market.ts'
import { toOrderNumber } from '#domain/order/number.ts'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'

/** The age of the oldest order in days. */
const span = 730
/** Beyond those of the seeds. */
const firstSerial = 1_000_000
const numbersAtOnce = 100_000

/**
 * What follows from an order or a device, each in one statement. Order `i` of `n` was placed at an even pace over two
 * years; the newest are still under way, as they would be in a shop of this size.
 */
const sold = [
  `create temp table sold as
    select row_number() over (order by hashtext(u.id::text)) as i, gen_random_uuid() as id, gen_random_uuid() as payment,
      u.id as unit, u.market, u.listing_id, l.product_id, l.grade, l.price_minor as price, l.currency
    from unit u join listing l on l.id = u.listing_id order by hashtext(u.id::text) limit $1`,
  `alter table sold add column at timestamptz, add column state text, add column number text, add column trade_in text`,
  `update sold set at = now() - make_interval(days => ${span}) * (1 - i::float8 / $1),
    state = case when i > $1 - 20 then 'awaiting-payment' when i > $1 - 400 then 'confirmed'
      when i % 40 = 0 then 'cancelled' when i % 37 = 0 then 'expired' else 'closed' end`,
  'create index on sold (i)',
]

const statements: readonly string[] = [
  'analyze sold',
  `update unit set state = case when i % 997 = 0 then 'quarantined' else 'delivered' end, shelf = 'A-' || i % 60,
      received_at = at - interval '10 days'
    from sold where sold.unit = unit.id and i < $1 - 400`,
  `update unit set state = (array['intake', 'grading', 'refurbishing'])[1 + abs(hashtext(id::text)) % 3]
    where state = 'listed' and abs(hashtext(id::text)) % 200 = 0`,
  `insert into member (id, name, email, email_verified, market, created_at, updated_at, phone_number)
    select gen_random_uuid(), 'Member ' || i, 'member-' || i || '@customer.example', true, market, at, at,
      '+4070' || lpad(i::text, 8, '0')
    from sold where i % 2 = 0`,
  `insert into orders (id, number, cart_id, market, language, state, customer_type, contact_name, contact_email,
      contact_phone, billing, delivery_method, delivery_subtype, payment_method, currency, items_minor, discount_minor,
      delivery_minor, collection_fee_minor, total_minor, link_token_hash, agreed_texts, placed_at, payable_until)
    select id, number, gen_random_uuid(), market, case market when 'gr' then 'el' else market end, state, 'personal',
      'Customer ' || i, 'customer-' || i || '@customer.example', '+4071' || lpad(i::text, 8, '0'), '{}', 'easybox',
      'easybox', case when i % 5 = 0 then 'cashOnDelivery' else 'card' end, currency, price, 0, 0, 0, price, 'none',
      '[]', at, case state when 'awaiting-payment' then now() + interval '1 hour' end
    from sold`,
  `insert into order_line (order_id, position, kind, listing_id, unit_id, item_id, title, grade, price_minor, tax_scheme,
      is_live)
    select id, 0, 'device', listing_id, unit, product_id, 'Device ' || product_id, grade, price, 'margin',
      state not in ('cancelled', 'expired')
    from sold`,
  `insert into shipment (id, order_id, carrier, state, created_at, awb)
    select gen_random_uuid(), id, 'sameday',
      case state when 'closed' then 'delivered' else (array['preparing', 'label-created', 'in-transit'])[1 + i % 3] end,
      at, 'SAMEDAY' || i
    from sold where state in ('closed', 'confirmed')`,
  `insert into shipment_event (id, shipment_id, event_key, status, raw, at)
    select gen_random_uuid(), h.id, 'scan', 'moved', '{}', h.created_at
    from shipment h where h.state in ('in-transit', 'delivered')`,
  `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, subject, null, to_state, 'system', 'bench', at + after
    from sold cross join (values ('order', 'confirmed', interval '1 minute'), ('shipment', 'handed-over', '1 day'),
      ('shipment', 'delivered', '3 days')) as step (subject, to_state, after)
    where state = 'closed' or subject = 'order'`,
  `insert into payment (id, order_id, method, state, amount_minor, currency, created_at)
    select payment, id, case when i % 5 = 0 then 'cashOnDelivery' else 'card' end,
      case when i % 5 > 0 then case state when 'awaiting-payment' then 'pending-review' else 'captured' end
        when i > $1 - 20000 then 'collected' else 'remitted' end, price, currency, at
    from sold where state <> 'expired'`,
  `insert into invoice (id, market, language, series, number, kind, order_id, currency, total_minor, content, issued_at)
    select gen_random_uuid(), market, 'ro', 'BENCH', row_number() over (partition by market order by i), 'invoice', id,
      currency, price, '{}', at
    from sold where state = 'closed'`,
  `insert into invoice_counter (market, series, last_number)
    select market, series, max(number) from invoice where series = 'BENCH' group by 1, 2`,
  `insert into sale (id, number, market, state, email, device_type, model_id, title, answers, book_version, breakdown,
      currency, offer_minor, offered_at, payout, started_at)
    select gen_random_uuid(), trade_in, market,
      case when i > $1 - 3000 then (array['received', 'in-transit', 'second-offer', 'inspected', 'objected'])[1 + i % 5]
        when i % 4 = 0 then 'expired' else 'paid' end,
      'seller-' || i || '@customer.example', 'SMARTPHONE', 'bench', 'Device ' || product_id, '{}', '1', '{}', currency,
      price / 2, at, 'bank-fast', at
    from sold where i % 3 = 0`,
  `insert into sale_history (id, sale_id, to_state, actor, reason, at)
    select gen_random_uuid(), id, state, 'system', 'bench', started_at from sale`,
  `insert into payout (id, sale_id, amount_minor, currency, method, state, due_on, created_at)
    select gen_random_uuid(), id, offer_minor, currency, 'bank',
      case when started_at > now() - interval '2 days' then 'due' else 'paid' end, started_at::date + 2, started_at
    from sale where state = 'paid'`,
  `insert into inbound_parcel (id, subject_kind, subject_id, market, number, carrier, state, sender_name, sender_email,
      sender_phone, handover, devices, send_by, created_at, awb)
    select gen_random_uuid(), 'sale', id, market, number, 'sameday',
      case state when 'in-transit' then 'in-transit' else 'arrived' end, title, email, '+40700000000', '{}', '[]',
      started_at::date + 14, started_at, 'IN' || number
    from sale where state <> 'expired'`,
  `insert into inbound_history (parcel_id, step, to_state, actor, reason, at)
    select id, 1, state, 'sameday', 'bench', created_at + interval '3 days' from inbound_parcel`,
  `insert into order_return (id, order_id, number, count, state, request_key, request_hash, requested_at, send_by,
      refund_way, currency, charges_minor)
    select gen_random_uuid(), id, number || '-R1', 1,
      case when i > $1 - 2000 then (array['requested', 'approved', 'received', 'inspected'])[1 + i % 4] else 'settled' end,
      'bench', 'bench', at + interval '5 days', at::date + 19, 'same-way', currency, 0
    from sold where i % 12 = 1 and state = 'closed'`,
  `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
    select gen_random_uuid(), id, payment, price, currency, case when i > $1 - 2000 then 'requested' else 'succeeded' end,
      'bench', 'system', at + interval '9 days'
    from sold where i % 12 = 1 and state = 'closed'`,
  `insert into warranty_claim (id, number, market, order_id, position, state, cover, problem, send_by, opened_at)
    select gen_random_uuid(), number || '-W1', market, id, 0, case when i > $1 - 5000 then 'received' else 'closed' end,
      'legal', 'battery', at::date + 100, at + interval '60 days'
    from sold where i % 50 = 7 and state = 'closed'`,
  `insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug, grade, rating,
      title, text, shown_name, name, state, written_at)
    select gen_random_uuid(), s.market, 'purchase', s.id, 0, s.listing_id, s.product_id, m.id, m.brand_slug, s.grade,
      1 + i % 5, 'As described', 'It came in two days.', 'first', 'Customer',
      case when i % 5000 = 2 then 'flagged' else 'published' end, at + interval '9 days'
    from sold s join product p on p.id = s.product_id join model m on m.id = p.model_id
    where i % 8 = 2 and state = 'closed'`,
  `insert into contact_message (id, market, name, email, topic, message, sent_at, done_at)
    select gen_random_uuid(), market, 'Customer ' || i, 'customer-' || i || '@customer.example', 'order', 'Where is it?',
      at, case when i < $1 - 1000 then at + interval '1 day' end
    from sold where i % 15 = 0`,
  `insert into staff_task (id, market, kind, subject_id, order_id, facts, created_at, done_at)
    select gen_random_uuid(), market, case when i % 2 = 0 then 'label-refused' else 'parcel-returned' end, id, id, '{}',
      at, case when i < $1 - 10000 then at + interval '1 day' end
    from sold where i % 100 = 3`,
  `insert into audit_entry (at, actor, action, subject, market, reason, outcome)
    select at, 'Staff ' || i % 20, (array['pack-parcel', 'scan-out', 'settle-return'])[1 + i % 3], 'order ' || number,
      market, 'bench', 'done'
    from sold order by i`,
]

/** With their check digits, as the office reads them. */
async function addNumbers(client: pg.Client) {
  const text = 'select i::int, market from sold order by i'
  const { rows } = await client.query<{ i: number; market: Market }>(text)
  for (let from = 0; from < rows.length; from += numbersAtOnce) {
    const some = rows.slice(from, from + numbersAtOnce)
    await client.query(
      `update sold set number = its.number, trade_in = its.trade_in
       from unnest($1::int[], $2::text[], $3::text[]) as its (i, number, trade_in) where its.i = sold.i`,
      [
        some.map(({ i }) => i),
        some.map(({ i, market }) => toOrderNumber(market, firstSerial + i)),
        some.map(({ i, market }) => toTradeInNumber(market, firstSerial + i)),
      ],
    )
  }
}

/** Two years of trade with `orders` orders, written by statements rather than by the shop, into a grown catalogue. */
export async function growTrade(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // No triggers: stock and rollups count what is for sale, and are counted again at the end.
    await client.query('set local session_replication_role = replica')
    await client.query("set local work_mem = '256MB'")
    const run = (text: string) => client.query(text.replaceAll('$1', String(orders)))
    for (const text of sold) await run(text)
    await addNumbers(client)
    for (const text of statements) await run(text)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
