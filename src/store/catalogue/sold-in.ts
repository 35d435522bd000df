import { type SQL, sql } from 'drizzle-orm'
import { deviceTypes } from '#domain/device/device.ts'
import { productPath } from '#domain/device/product-path.ts'
import type { SoldIn, SoldList, SoldProduct } from '#domain/device/sold-in.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { listingColumns, type RawListing, toListing } from './rows.ts'

/** A brand, and one of its models, as displayed; `undefined` where the market never listed any. */
export async function findListName(
  db: Db,
  { market, brandSlug, modelSlug }: SoldList,
): Promise<{ readonly brand: string; readonly name: string } | undefined> {
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<{ brand: string; name: string }>(sql`
      select m.brand, m.name from model m
      where m.brand_slug = ${brandSlug} and m.slug = coalesce(${modelSlug ?? null}, m.slug) and exists (
        select 1 from product p join listing l on l.product_id = p.id
        where p.model_id = m.id and l.market = ${market})
      limit 1`)
  return rows[0]
}

/** The markets that have a product, and the closest page in the others. */
export async function findProductElsewhere(db: Db, product: SoldProduct): Promise<SoldIn> {
  noteRead(`model:${product.modelId}`)
  const { rows } = await db.execute<RawListing & { market: Market; same: boolean }>(
    nearestListings(product),
  )
  const nearest = rows.flatMap(row => {
    const { product: near, grade } = toListing(row)
    return row.same ? [] : [[row.market, productPath(row.market, near, grade)] as const]
  })
  return soldIn(
    rows.filter(({ same }) => same).map(({ market }) => market),
    Object.fromEntries(nearest),
  )
}

/** The markets that have a list of a brand or model. */
export async function findListElsewhere(db: Db, list: SoldList): Promise<SoldIn> {
  noteRead(...markets.flatMap(market => listTags(market, deviceTypes)))
  const { rows } = await db.execute<{ market: Market }>(sql`
      select wanted.market from unnest(${sql.param(markets)}::text[]) wanted (market)
      where exists (
        select 1 from unnest(${sql.param(deviceTypes)}::text[]) kind (type)
        join on_shelf s on s.market = wanted.market and s.type = kind.type
        where s.brand_slug = ${list.brandSlug} and ${ofModel(list)})`)
  const { same, instead } = soldIn(
    rows.map(({ market }) => market),
    {},
  )
  return { same: same.includes(list.market) ? same : [], instead }
}

/** One listing per market: preferably of the product itself, of its grade, in stock. Only the chosen ones are read whole. */
function nearestListings({ id, modelId, grade }: SoldProduct): SQL {
  return sql`
  select nearest.market, nearest.same, ${listingColumns} from (
    select distinct on (l.market) l.market, (p.id = ${id} and l.grade = ${grade}) as same, l.id as listing
    from product p join listing l on l.product_id = p.id where p.model_id = ${modelId}
    order by l.market, same desc, p.id = ${id} desc, l.stock > 0 desc, l.grade = ${grade} desc, p.id, l.grade desc
  ) nearest join listing l on l.id = nearest.listing join product p on p.id = l.product_id join model m on m.id = p.model_id
  order by nearest.market`
}

/** Falls back to the home page if nothing is close. */
function soldIn(same: readonly Market[], nearest: SoldIn['instead']): SoldIn {
  return {
    same,
    instead: Object.fromEntries(
      markets.flatMap(each => (same.includes(each) ? [] : [[each, nearest[each] ?? '/']])),
    ),
  }
}

function ofModel({ modelSlug }: SoldList): SQL {
  return modelSlug === undefined
    ? sql`true`
    : sql`s.model_id = any (array(select id from model where slug = ${modelSlug}))`
}
