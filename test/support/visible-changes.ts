/**
 * A change of one row of each table that stored responses show, chosen by `$1`, to something else that visitors may
 * see. Several for a table whose columns are shown in different ways.
 */
export const visibleChanges: Readonly<Record<string, readonly string[]>> = {
  model: [changeOf('model', `name = name || ' X'`), changeOf('model', 'year = year + 1')],
  product: [
    changeOf('product', `color = jsonb_set(color, '{name}', '"Other"')`, `color is not null`),
    changeOf('product', `storage = '1 TB'`, `storage is not null`),
  ],
  listing: [
    changeOf('listing', 'price_minor = price_minor + 101', `stock > 0`),
    changeOf('listing', 'new_price_minor = price_minor * 3', `stock > 0`),
    changeOf('listing', 'popularity = popularity + 1000000', `stock > 0`),
    changeOf('listing', `listed_at = listed_at + interval '10 years'`, `stock > 0`),
    changeOf('listing', 'stock = 0', `stock > 0`),
    changeOf('listing', 'stock = 1', `stock > 1`),
    changeOf('listing', 'stock = 2', `stock = 0`),
  ],
  price_history: [
    changeOf('price_history', 'price_minor = price_minor + 12345'),
    `insert into price_history (listing_id, since, price_minor)
     select id, now() - interval '1 day', 1 from listing order by md5($1 || id) limit 1`,
    `delete from price_history where listing_id = (select listing_id from price_history order by md5($1 || listing_id) limit 1)`,
  ],
  accessory: [changeOf('accessory', `name = (replace(name::text, '": "', '": "X '))::jsonb`)],
  accessory_listing: [
    changeOf('accessory_listing', 'price_minor = price_minor + 101'),
    changeOf('accessory_listing', 'is_active = not is_active'),
  ],
  extra_service: [changeOf('extra_service', 'price_minor = price_minor + 101')],
  battery_offer: [changeOf('battery_offer', 'price_minor = price_minor + 101')],
  market_figures: [
    `insert into market_figures values ('ro', '2026-01-01', '2026-06-30', 40 + length($1), 1, 90, 40, 39)
     on conflict (market) do update set sold = market_figures.sold + 7`,
  ],
  price_book_entry: [changeOf('price_book_entry', 'base_minor = base_minor + 100000')],
  price_book_version: [changeOf('price_book_version', `reason = reason || ' X'`)],
  content_page: [
    changeOf('content_page', `title = title || ' X', body = body || ' X'`),
    changeOf('content_page', `published_on = published_on - 400`, 'published_on is not null'),
  ],
  legal_text: [changeOf('legal_text', `title = title || ' X', body = body || ' X'`)],
  review: [
    changeOf('review', `title = title || ' X'`, `state = 'published'`),
    changeOf('review', `written_at = written_at + interval '1 hour'`, `state = 'published'`),
    `delete from review where id = (select id from review where state = 'published' order by md5($1 || id) limit 1)`,
  ],
  review_summary: [changeOf('review_summary', 'n1 = n1 + 1000', `model_id = ''`)],
  county: [changeOf('county', `name = name || ' X'`)],
  locality: [changeOf('locality', `name = name || ' X'`, `market = 'ro' and county_id = 14`)],
  street: [changeOf('street', `name = name || ' X'`, `market = 'ro' and locality_id = 1086`)],
  pickup_point: [
    changeOf('pickup_point', `name = name || ' X'`, `market = 'ro'`),
    changeOf('pickup_point', 'is_open = not is_open', `market = 'ro'`),
  ],
}

/**
 * Reviews of thirty Romanian products with their summaries; the demo has none. Written without their orders, so without
 * the triggers of the tables.
 */
export const someReviews = `
  set session_replication_role = replica;
  insert into review (id, market, kind, order_id, position, listing_id, product_id, grade, model_id, brand_slug, rating,
    title, text, shown_name, name, state, written_at)
  select gen_random_uuid(), 'ro', 'purchase', gen_random_uuid(), 0, l.id, p.id, l.grade, m.id, m.brand_slug, 4,
    'Bun', 'Merge foarte bine.', 'first', 'Ana', 'published', '2026-11-01T10:00:00Z'
  from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
  where l.market = 'ro' order by md5(l.id) limit 30;
  insert into review_summary (market, kind, model_id, n1, n2, n3, n4, n5)
  select market, kind, model_id, 0, 0, 0, count(*), 0 from review group by 1, 2, 3;
  insert into review_summary (market, kind, model_id, n1, n2, n3, n4, n5)
  select market, kind, '', 0, 0, 0, count(*), 0 from review group by 1, 2;
  reset session_replication_role`

function changeOf(table: string, change: string, where = 'true'): string {
  return `update ${table} set ${change} where ctid = (
    select ctid from ${table} as each where ${where} order by md5($1 || each::text) limit 1)`
}
