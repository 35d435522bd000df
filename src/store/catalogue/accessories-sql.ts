import type { AccessorySort } from '#domain/device/accessory-listing.ts'
import { namedAtMost } from '#domain/device/made-for.ts'
import type { Statement } from '../transaction.ts'

/** The brands each accessory on offer is made for: the brand it names, or the brands of its models. */
const madeFor = `
  offered as (
    select a.id, a.type, a.name, a.fits, o.price_minor, o.currency
    from accessory_listing o join accessory a on a.id = o.accessory_id where o.market = $1::text and o.is_active),
  made_for as (
    select f.id, m.brand_slug as slug, min(m.brand) as label
    from offered f cross join lateral jsonb_array_elements_text(f.fits -> 'models') named (model_id)
    join model m on m.id = named.model_id where f.fits ->> 'brand' is null group by 1, 2
    union all
    select f.id, b.brand_slug, b.brand
    from offered f join (select distinct brand, brand_slug from model) b on b.brand = f.fits ->> 'brand')`

/** Each filter is evaluated separately, so that a facet is counted without its own filter. */
const judged = `
  with ${madeFor},
  judged as (
    select f.*,
      $2::text[] is null or f.type = any ($2::text[]) as has_type,
      $3::text[] is null or exists (
        select from made_for b where b.id = f.id and b.slug = any ($3::text[])) as has_brand,
      f.price_minor >= coalesce($4::bigint, 0) and ($5::bigint is null or f.price_minor <= $5::bigint) as has_price
    from offered f)`

/** $1 market, $2 types, $3 brands, $4 and $5 the prices in minor units; null if nothing is chosen. */
export const counts: Statement = {
  name: 'accessory-list-counts',
  text: `${judged},
    facets as (
      select 'brand' as key, b.slug as value, min(b.label) as label, count(*)::int as count
      from judged j join made_for b on b.id = j.id where j.has_type and j.has_price group by 2
      union all
      select 'type', type, type, count(*)::int from judged where has_brand and has_price group by 2)
    select count(*) filter (where has_type and has_brand and has_price)::int as total,
      coalesce(min(price_minor) filter (where has_type and has_brand), 0) as low,
      coalesce(max(price_minor) filter (where has_type and has_brand), 0) as high,
      (select coalesce(json_agg(facets), '[]') from facets) as facets
    from judged`,
}

/** Accessories with a wider fit come first: those for all brands, then for one brand, then by model count. */
const orders: Readonly<Record<AccessorySort, string>> = {
  relevance: `(j.fits ? 'models'), (j.fits ? 'brand'), jsonb_array_length(coalesce(j.fits -> 'models', '[]')) desc, j.id`,
  'price-up': 'j.price_minor, j.id',
  'price-down': 'j.price_minor desc, j.id',
}

function pageOrdered(sort: AccessorySort): Statement {
  return {
    name: `accessory-list-${sort}`,
    text: `${judged},
    shown as (
      select j.*, row_number() over (order by ${orders[sort]}) as rank from judged j
      where j.has_type and j.has_brand and j.has_price
      order by ${orders[sort]} limit $6::int offset $7::int)
    select s.id, s.type, s.name ->> $1::text as name, s.price_minor, s.currency, s.fits, n.newest, n.model_count
    from shown s cross join lateral (
      select coalesce(json_agg(json_build_object('brand', m.brand, 'name', m.name) order by m.rank)
          filter (where m.rank <= ${namedAtMost}), '[]') as newest, count(*)::int as model_count
      from (
        select brand, name, row_number() over (order by year desc, length(name), name) as rank from model
        where id in (select jsonb_array_elements_text(s.fits -> 'models'))) m) n
    order by s.rank`,
  }
}

/** The same parameters, then $6 limit and $7 offset. */
export const pageBy: Readonly<Record<AccessorySort, Statement>> = {
  relevance: pageOrdered('relevance'),
  'price-up': pageOrdered('price-up'),
  'price-down': pageOrdered('price-down'),
}

/** $1 market, $2 slug. */
export const brandName: Statement = {
  name: 'accessory-list-brand',
  text: `with ${madeFor} select label from made_for where slug = $2::text limit 1`,
}
