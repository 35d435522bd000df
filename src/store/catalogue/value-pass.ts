import { type SQL, sql } from 'drizzle-orm'
import {
  type ColumnKey,
  facetColumns,
  hasRange,
  inScope,
  type ListingFilters,
  type ListingScope,
  listed,
} from './filters-sql.ts'
import { inSteps, type SteppedRange } from './price-steps.ts'

/** Counts facets if at most brands and prices are chosen besides; brands themselves are counted without their choice. */
export function valuePass(
  scope: ListingScope,
  { values, price }: ListingFilters,
  keys: readonly ColumnKey[],
): SQL {
  const brands = keys.includes('brand') ? [] : (values.brand ?? [])
  const ofBrands = brands.length > 0 ? sql`brand_slug in (${listed(brands)})` : sql`true`
  const chosen = sql`${inScope(scope)} and ${ofBrands}`
  const { whole, beside } = inSteps(price)
  const each = sql.join(
    keys.map(key => sql`(${key}::text, ${facetColumns[key]})`),
    sql`, `,
  )
  const sources = [
    sql`
      select key, value, n from value_cell where ${chosen} and key in (${listed(keys)})
        and ${hasRange(price) ? inWhole(whole) : sql`step = -1`}`,
    ...beside.map(
      ({ least, most }) => sql`
        select v.key, v.value, 1 as n from on_shelf cross join lateral (values ${each}) as v (key, value)
        where ${chosen} and price_minor between ${least} and ${most}
          and band between price_band(${least}) and price_band(${most}) and v.value <> ''`,
    ),
  ]
  return sql`
    select key, value, null::text as label, sum(n)::int as n, null::bigint as low, null::bigint as high
    from (${sql.join(sources, sql` union all `)}) valued
    group by key, value having sum(n) > 0`
}

function inWhole({ least = 0, most }: SteppedRange['whole']): SQL {
  return most === undefined ? sql`step >= ${least}` : sql`step between ${least} and ${most}`
}
