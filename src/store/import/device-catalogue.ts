import type { Configuration, Grade } from '#domain/device/device.ts'
import { choiceFields } from '#domain/device/product-fields.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type ModelRow = {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly year: number
}

export type ProductRow = {
  readonly id: string
  readonly sku: string
  readonly modelId: string
  readonly configuration: Configuration
}

export type ListingRow = {
  readonly id: string
  readonly productId: string
  readonly grade: Grade
  readonly currency: Currency
  readonly priceMinor: number
  readonly newPriceMinor: number | undefined
}

/** The data that an import compares its rows with. */
export const deviceCatalogue = {
  models: (sql: Sql): Promise<readonly ModelRow[]> => rowsOf<ModelRow>(sql, allModels, []),

  productsOfModels: (sql: Sql, modelIds: readonly string[]): Promise<readonly ProductRow[]> =>
    rowsOf<ProductRow>(sql, productsOfModels, [modelIds]),

  productsBySku: (sql: Sql, skus: readonly string[]): Promise<readonly ProductRow[]> =>
    rowsOf<ProductRow>(sql, productsBySku, [skus]),

  listings: async (
    sql: Sql,
    market: Market,
    productIds: readonly string[],
  ): Promise<readonly ListingRow[]> =>
    (await rowsOf<RawListing>(sql, listingsOfProducts, [market, productIds])).map(row => ({
      ...row,
      priceMinor: Number(row.priceMinor),
      newPriceMinor: row.newPriceMinor === null ? undefined : Number(row.newPriceMinor),
    })),
}

export type DeviceCatalogue = typeof deviceCatalogue

type RawListing = Omit<ListingRow, 'priceMinor' | 'newPriceMinor'> & {
  priceMinor: string
  newPriceMinor: string | null
}

const allModels: Statement = {
  name: 'import-models',
  text: 'select id, brand, name, year from model order by id',
}

const products = `
  select id, sku, model_id as "modelId", jsonb_strip_nulls(jsonb_build_object(
    ${choiceFields.map(field => `'${field}', ${field}`).join(', ')})) as configuration
  from product`

const productsOfModels: Statement = {
  name: 'import-products-of-models',
  text: `${products} where model_id = any($1::text[]) order by id`,
}

const productsBySku: Statement = {
  name: 'import-products-by-sku',
  text: `${products} where sku = any($1::text[]) order by id`,
}

const listingsOfProducts: Statement = {
  name: 'import-listings',
  text: `
    select id, product_id as "productId", grade, currency, price_minor as "priceMinor", new_price_minor as "newPriceMinor"
    from listing where market = $1 and product_id = any($2::text[]) order by id`,
}
