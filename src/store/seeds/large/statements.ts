import { type Market, markets } from '#domain/market/market.ts'
import { defaultCurrency } from '#domain/money/currency.ts'

/** Configurations of a new model: 4 storages (or sizes) × 8 colours × 2 values of another property of its type. */
const perModel = 64

/**
 * $1: the target number of products. Editions cycle through the seeded models, so that the shares of types and brands
 * stay the same.
 */
export const addModels = `
  with base as (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as many
    from model where id !~ '-e[0-9]+$'
  ), missing as (
    select greatest(0, ceil(($1::numeric - (select count(*) from product)) / ${perModel}))::int as n
  ), known as (select count(*)::int as n from model where id ~ '-e[0-9]+$')
  insert into model (id, legacy_id, brand, brand_slug, name, slug, type, year, specification, box_contents)
  select base.id || '-e' || edition, 1000000 + turn, base.brand, base.brand_slug, base.name || ' E' || edition,
    base.slug || '-e' || edition, base.type, base.year, base.specification, base.box_contents
  from missing, known, generate_series(known.n, known.n + missing.n - 1) as turn
  join base on base.place = turn % (select count(*) from base)
  cross join lateral (select turn / base.many + 1 as edition) e`

/** Editions are found by the words of their model and by their own. */
export const searchWords = `
  update model set search_text = base.search_text || ' ' || substring(model.id from 'e[0-9]+$')
  from model base
  where model.search_text = '' and base.id = regexp_replace(model.id, '-e[0-9]+$', '') and base.id <> model.id`

export const addProducts = `
  insert into product (id, model_id, sku, color, storage, ram, cpu, size, connectivity, material)
  select m.id || '-' || n, m.id, upper(m.id) || '-' || n,
    (select jsonb_build_object('name', initcap(family), 'hex', hex, 'family', family) from (values
      (0, 'black', '#1d1d1f'), (1, 'white', '#f5f5f0'), (2, 'grey', '#6e6e73'), (3, 'silver', '#d8d8d8'),
      (4, 'gold', '#e3c9a0'), (5, 'green', '#4b5d4f'), (6, 'blue', '#3b5d7c'), (7, 'purple', '#b8a9c9')
    ) as look (at, family, hex) where at = n % 8),
    case when m.type <> 'SMARTWATCH' then (array['64 GB', '128 GB', '256 GB', '512 GB'])[n / 8 % 4 + 1] end,
    case when m.type in ('SMARTPHONE', 'LAPTOP') then (array['8 GB', '16 GB'])[n / 32 + 1] end,
    case when m.type = 'LAPTOP' then (array['Intel Core i5', 'Intel Core i7', 'AMD Ryzen 5', 'Apple M1'])[abs(hashtext(m.id)) % 4 + 1] end,
    case when m.type = 'SMARTWATCH' then (array['40 mm', '42 mm', '44 mm', '46 mm'])[n / 8 % 4 + 1] end,
    case when m.type in ('TABLET', 'SMARTWATCH') then (array['Wi-Fi', 'Cellular'])[n / 32 + 1] end,
    case when m.type = 'SMARTWATCH' then 'Aluminium' end
  from model m cross join generate_series(0, ${perModel - 1}) as n
  where m.id ~ '-e[0-9]+$' and not exists (select from product p where p.model_id = m.id)`

/** The price level of a market, in its default currency. */
const priceUnit: Readonly<Record<Market, number>> = { ro: 100, bg: 40, hu: 8_000, gr: 20 }

const places = markets
  .map(market => `('${market}', '${defaultCurrency[market]}', ${priceUnit[market]})`)
  .join(', ')

/** Each market lists about five of eight product-and-grade pairs; prices spread around a value of the model's year. */
export const addListings = `
  with added as (
    insert into listing (id, market, product_id, grade, currency, price_minor, new_price_minor, popularity, listed_at)
    select market || '-' || p.id || '-' || grade, market, p.id, grade, currency, price, price * 3 / 2,
      abs(hashtext(p.id || market)) % 1000, now() - make_interval(hours => abs(hashtext(p.id)) % 5000)
    from product p join model m on m.id = p.model_id
    cross join (values ${places}) as place (market, currency, unit)
    cross join (values ('very-good', 10), ('good', 9)) as worth (grade, tenths)
    cross join lateral (
      select (5 + greatest(0, m.year - 2014) * 3 + abs(hashtext(m.id)) % 10 + abs(hashtext(p.id)) % 5) * unit * tenths / 10 * 100::bigint as price
    ) priced
    where m.id ~ '-e[0-9]+$' and abs(hashtext(p.id || grade || market)) % 8 < 5
    on conflict do nothing
    returning id, listed_at, price_minor
  )
  insert into price_history (listing_id, since, price_minor) select id, listed_at, price_minor from added`

/**
 * $1: the target number of units. They are added to listings round by round; every fifth new listing has none. Each has
 * the number of a unit that is there: it is encrypted, and has to be readable.
 */
export const addUnits = `
  with open as (
    select l.id, l.market, row_number() over (order by hashtext(l.id), l.id) - 1 as place, count(*) over () as many
    from listing l where l.id ~ '-e[0-9]+-[0-9]+-' and abs(hashtext(l.id)) % 5 > 0
  )
  insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
  select gen_random_uuid(), open.id, open.market, 'listed', known.serial_sealed, 10000, 'margin', now()
  from (select serial_sealed from unit limit 1) known
  cross join generate_series(0, greatest(0, $1::int - (select count(*)::int from unit)) - 1) as n
  join open on open.place = n % (select count(*) from open)`
