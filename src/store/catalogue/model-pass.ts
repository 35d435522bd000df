import { type SQL, sql } from 'drizzle-orm'
import {
  chosenColumns,
  hasRange,
  inScope,
  type ListingFilters,
  type ListingScope,
  listed,
  matchingCells,
  priced,
} from './filters-sql.ts'

/** If there are more models than a list can show, they are found by search; chosen models are always included. */
const mostModels = 20

/** Models with the most listings first, each counted with the other filters applied. */
export function modelPass(scope: ListingScope, filters: ListingFilters): SQL {
  const isOfModelsAlone =
    !hasRange(filters.price) && chosenColumns(filters).every(key => key === 'brand')
  const counted = isOfModelsAlone
    ? sql`${best(scope, filters)}`
    : sql`${best(scope, filters)} cross join lateral (
        select count(*)::int as n from on_shelf s where s.market = ${scope.market} and s.model_id = best.model_id
          and ${matchingCells(filters, 'brand')} and ${priced(filters.price)}
      ) k`
  const n = isOfModelsAlone ? sql`best.n` : sql`k.n`
  return sql`
    select 'model'::text as key, m.slug as value, m.name as label, ${n}, null::bigint as low, null::bigint as high
    from ${counted}
    cross join lateral (select slug, name from model where id = best.model_id offset 0) m
    where ${n} > 0`
}

/** All models of the requested types and brands, so that counting needs to check only the model. */
function best(scope: ListingScope, filters: ListingFilters): SQL {
  const { brand = [], model = [] } = filters.values
  const ofBrands = brand.length > 0 ? sql`brand_slug in (${listed(brand)})` : sql`true`
  const found = scope.models ? sql`model_id = any (${sql.param(scope.models)}::text[])` : sql`true`
  const summed = (ofModels: SQL) => sql`
    select model_id, sum(n)::int as n from model_cell where ${inScope(scope)} and ${ofBrands} and ${ofModels}
    group by 1 having sum(n) > 0`
  const most = sql`(${summed(found)} order by n desc, 1 limit ${mostModels})`
  const chosen = sql`${summed(sql`model_id = any (array(select id from model where slug in (${listed(model)})))`)}`
  return model.length > 0 ? sql`(${most} union ${chosen}) best` : sql`${most} best`
}
