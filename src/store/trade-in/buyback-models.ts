import type { DeviceType, Product } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackBrand } from '#domain/trade-in/buyback.ts'
import { noteRead } from '../cache/reads.ts'
import { productColumns, type RawProduct, toProduct } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** `mostMinor` in the market's currency. */
export type BuybackRow = { readonly product: Product; readonly mostMinor: number }

export type BuybackProduct = {
  readonly product: Product
  readonly specification: Specification
}

/** Brands of a device type, those with the most models first. */
export function readBuybackBrands(
  sql: Sql,
  market: Market,
  type: DeviceType,
): Promise<readonly BuybackBrand[]> {
  noteRead('buyback', 'catalogue')
  return rowsOf<BuybackBrand>(sql, buybackBrands, [market, type])
}

/** Newest first. */
export async function listBuybackModelsOfBrand(
  sql: Sql,
  market: Market,
  type: DeviceType,
  brand: string,
): Promise<readonly BuybackRow[]> {
  noteRead('buyback', 'catalogue')
  return (await rowsOf<RawBuyback>(sql, buybackOfBrand, [market, type, brand])).map(toBuyback)
}

/** In the order of `ids`; models that are not bought are left out. */
export async function listBuybackModelsById(
  sql: Sql,
  market: Market,
  ids: readonly string[],
): Promise<readonly BuybackRow[]> {
  noteRead('buyback', 'catalogue')
  return ids.length === 0
    ? []
    : (await rowsOf<RawBuyback>(sql, buybackByIds, [market, ids])).map(toBuyback)
}

/** All its products, bought or not. */
export async function listBuybackProducts(
  sql: Sql,
  modelId: string,
): Promise<readonly BuybackProduct[]> {
  return (await rowsOf<RawProduct & Specified>(sql, productsOfModel, [modelId])).map(row => ({
    product: toProduct(row),
    specification: row.specification,
  }))
}

type Specified = { readonly specification: Specification }
type RawBuyback = RawProduct & { most: string }

function toBuyback(row: RawBuyback): BuybackRow {
  return {
    product: toProduct(row),
    mostMinor: Number(row.most),
  }
}

/** An item of the price book begins with its model id (domain/trade-in/book-item.ts). */
function buybackOf(items = 'true') {
  return `
  bought as (
    select model_id, max(base_minor) as most from (
      select distinct on (item) split_part(item, '|', 1) as model_id, base_minor
      from price_book_entry where market = $1 and ${items}
      order by item, since_version desc
    ) latest
    where base_minor > 0 group by 1
  )`
}

const face = `cross join lateral (select * from product where model_id = m.id order by id limit 1) p`

const buybackBrands: Statement = {
  name: 'bought-brands',
  text: `with ${buybackOf()}
    select m.brand as name, count(*)::int as models from bought join model m on m.id = bought.model_id
    where m.type = $2 group by 1 order by 2 desc, 1`,
}

const buybackOfBrand: Statement = {
  name: 'bought-of-brand',
  text: `with ${buybackOf('split_part(item, $$|$$, 1) in (select id from model where type = $2 and brand = $3)')}
    select ${productColumns}, bought.most from bought join model m on m.id = bought.model_id ${face}
    order by m.year desc, bought.most desc, m.id`,
}

const buybackByIds: Statement = {
  name: 'bought-by-ids',
  text: `with ${buybackOf('split_part(item, $$|$$, 1) = any($2::text[])')}
    select ${productColumns}, bought.most from unnest($2::text[]) with ordinality as wanted (id, place)
    join bought on bought.model_id = wanted.id join model m on m.id = wanted.id ${face}
    order by wanted.place`,
}

const productsOfModel: Statement = {
  name: 'bought-products',
  text: `select ${productColumns}, m.specification from product p join model m on m.id = p.model_id
    where m.id = $1 order by p.id`,
}
