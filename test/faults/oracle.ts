import type pg from 'pg'

/** quality.md, Faults and races: what must be true after every run, each told by a query that finds nothing. */
const truths: Readonly<Record<string, string>> = {
  'a unit on more than one live line': `
    select unit_id from order_line where is_live and unit_id is not null
    group by unit_id having count(*) > 1`,
  'an order without exactly one confirmation': `
    select o.id from orders o
    left join outbox m on m.topic = 'order-confirmed' and m.payload ->> 'orderId' = o.id::text
    group by o.id having count(m.id) <> 1`,
  'an order whose total is not recomputed': `
    select o.id from orders o join order_line l on l.order_id = o.id
    group by o.id having o.items_minor <> sum(l.price_minor)
      or o.total_minor <> sum(l.price_minor) - o.discount_minor + o.delivery_minor + o.collection_fee_minor`,
  'a device line at another price than its listing': `
    select l.order_id from order_line l join listing s on s.id = l.listing_id
    where l.kind = 'device' and l.price_minor <> s.price_minor`,
  'an order without exactly one payment of its total': `
    select o.id from orders o left join payment p on p.order_id = o.id and p.amount_minor = o.total_minor
    group by o.id having count(p.id) <> 1`,
  'a unit still held, or sold to nobody': `
    select u.id from unit u left join order_line l on l.unit_id = u.id and l.is_live
    where u.state = 'held' or (u.state = 'sold') <> (l.order_id is not null)`,
  'a listing whose stock is not its units': `
    select s.id from listing s left join unit u on u.listing_id = s.id and u.state = 'listed'
    group by s.id having s.stock <> count(u.id)`,
  'a key without its order, or an order without its key': `
    select coalesce(k.key, o.id::text) from idempotency_key k
    full join orders o on o.id::text = k.body ->> 'id' where k.key is null or o.id is null`,
}

/** The truths that do not hold, with how often. */
export const violations = async (pool: pg.Pool): Promise<string[]> => {
  const found: string[] = []
  for (const [name, sql] of Object.entries(truths)) {
    const { rowCount } = await pool.query(sql)
    if (rowCount) found.push(`${name} (${rowCount})`)
  }
  return found
}
