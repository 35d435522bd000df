import type { Color, DeviceType } from '#domain/device/device.ts'
import type { ProductField } from '#domain/device/product-fields.ts'
import type { Specification } from '#domain/device/specification.ts'
import { productColumns, type RawProduct } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type ListedModel = {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
  readonly products: number
}

export type StaffModel = ListedModel & {
  readonly legacyId: number
  readonly specification: Specification
  readonly boxContents: readonly string[]
}

export type NewModel = {
  readonly id: string
  readonly brand: string
  readonly brandSlug: string
  readonly name: string
  readonly slug: string
  readonly type: DeviceType
  readonly year: number
  readonly searchText: string
  readonly boxContents: readonly string[]
}

export type NewProduct = {
  readonly id: string
  readonly modelId: string
  readonly sku: string
  readonly color: Color | undefined
} & { readonly [Field in Exclude<ProductField, 'color'>]: string | undefined }

const list: Statement = {
  name: 'staff-models',
  text: `select id, brand, name, type, year, (select count(*) from product p where p.model_id = m.id)::int as products
    from model m where not exists (select from unnest($1::text[]) as word where strpos(m.search_text, word) = 0)
      and ($2::text is null or (brand_slug, slug, id) > (select brand_slug, slug, id from model where id = $2))
    order by brand_slug, slug, id limit $3`,
}

const one: Statement = {
  name: 'staff-model',
  text: `select id, legacy_id as "legacyId", brand, name, type, year, specification, box_contents as "boxContents",
      (select count(*) from product p where p.model_id = m.id)::int as products from model m where id = $1`,
}

const products: Statement = {
  name: 'staff-products',
  text: `select ${productColumns}, p.sku,
      (select count(*) from listing l where l.product_id = p.id)::int as listings
    from product p join model m on m.id = p.model_id where m.id = $1 order by p.id`,
}

const add: Statement = {
  name: 'staff-model-add',
  text: `insert into model (id, legacy_id, brand, brand_slug, name, slug, type, year, specification, box_contents, search_text)
    select $1, coalesce(max(legacy_id), 1000) + 1, $2, $3, $4, $5, $6, $7, '{}', $8::jsonb, $9 from model
    on conflict do nothing returning id`,
}

const change: Statement = {
  name: 'staff-model-change',
  text: 'update model set year = $2, specification = $3::jsonb, box_contents = $4::jsonb where id = $1',
}

const addProduct: Statement = {
  name: 'staff-product-add',
  text: `insert into product (id, model_id, sku, color, storage, ram, cpu, size, connectivity, material)
    values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
}

/** By the words of the name. `after` is the id of a model. */
export function listStaffModels(
  sql: Sql,
  words: readonly string[],
  after: string | undefined,
  limit: number,
): Promise<readonly ListedModel[]> {
  return rowsOf<ListedModel>(sql, list, [words, after ?? null, limit])
}

export async function findStaffModel(sql: Sql, id: string): Promise<StaffModel | undefined> {
  return (await rowsOf<StaffModel>(sql, one, [id]))[0]
}

export type StaffProduct = RawProduct & { readonly sku: string; readonly listings: number }

export function listStaffProducts(sql: Sql, modelId: string): Promise<readonly StaffProduct[]> {
  return rowsOf<StaffProduct>(sql, products, [modelId])
}

/** `false` if there is such a model. */
export async function insertModel(sql: Sql, model: NewModel): Promise<boolean> {
  const { id, brand, brandSlug, name, slug, type, year, searchText, boxContents } = model
  const values = [id, brand, brandSlug, name, slug, type, year, JSON.stringify(boxContents)]
  return (await rowsOf(sql, add, [...values, searchText])).length > 0
}

export function updateModel(
  sql: Sql,
  id: string,
  { year, specification, boxContents }: Pick<StaffModel, 'year' | 'specification' | 'boxContents'>,
) {
  return rowsOf(sql, change, [id, year, JSON.stringify(specification), JSON.stringify(boxContents)])
}

/** `false` if there is such a product. */
export async function insertProduct(sql: Sql, product: NewProduct): Promise<boolean> {
  const { id, modelId, sku, color, storage, ram, cpu, size, connectivity, material } = product
  const parts = [storage, ram, cpu, size, connectivity, material].map(part => part ?? null)
  const values = [id, modelId, sku, color ? JSON.stringify(color) : null, ...parts]
  return (await rowsOf(sql, addProduct, values)).length > 0
}
