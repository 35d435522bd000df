import { type ColorFamily, colorFamilies, type DeviceType } from '#domain/device/device.ts'
import { foldedWords, searchTextOf } from '#domain/device/search/fold-words.ts'
import { type Specification, type SpecKey, specKeys } from '#domain/device/specification.ts'
import { shortTitle } from '#domain/device/title.ts'
import { slug } from '#domain/market/transliterate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { toProduct } from '#store/catalogue/rows.ts'
import {
  findStaffModel,
  insertModel,
  insertProduct,
  listStaffModels,
  listStaffProducts,
  type StaffModel,
  updateModel,
} from '#store/staff/models.ts'
import type { Context } from '../context.ts'
import { pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql'>

export async function listOfficeModels(
  { sql }: Ctx,
  { typed, after }: { readonly typed: string; readonly after: string | undefined },
) {
  const rows = await listStaffModels(sql, foldedWords(typed), after, rowsPerPage + 1)
  return pageOf(rows, ({ id }) => id)
}

/** A model with its products, each as it is called in the shop. */
export async function viewModel({ sql }: Ctx, id: string) {
  const model = await findStaffModel(sql, id)
  if (!model) return undefined
  const products = await listStaffProducts(sql, id)
  return {
    model,
    products: products.map(({ sku, listings, ...raw }) => {
      const product = toProduct(raw)
      const { color, storage: _, ...others } = product.configuration
      const title = [shortTitle(product), color?.name, ...Object.values(others)]
      return { id: product.id, sku, listings, title: title.filter(Boolean).join(', ') }
    }),
  }
}

export type ModelToAdd = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
}

const usualBox: Readonly<Record<DeviceType, readonly string[]>> = {
  SMARTPHONE: ['charging-cable'],
  TABLET: ['charging-cable'],
  LAPTOP: ['charger', 'power-cable'],
  SMARTWATCH: ['strap', 'charging-cable'],
  CONSOLE: ['controller', 'hdmi-cable', 'power-cable'],
}

/** A model under an id made of its brand and name; its products follow. */
export async function addModel(
  { sql }: Ctx,
  { brand: typedBrand, name: typedName, type, year }: ModelToAdd,
): Promise<Result<string, { readonly kind: 'model-taken' }>> {
  const [brand, name] = [typedBrand.trim(), typedName.trim()]
  const [brandSlug, ownSlug] = [slug(brand, 'ro'), slug(name, 'ro')]
  const id = `${brandSlug}-${ownSlug}`
  const searchText = searchTextOf({ brand, name })
  const row = { id, brand, brandSlug, name, slug: ownSlug, type, year, searchText }
  return (await insertModel(sql, { ...row, boxContents: usualBox[type] }))
    ? ok(id)
    : refuse({ kind: 'model-taken' })
}

/** `specification` as typed, by its keys; what is empty is left out. */
export async function changeModel(
  { sql }: Ctx,
  { id }: Pick<StaffModel, 'id'>,
  {
    year,
    box,
    specification: typed,
  }: {
    readonly year: number
    /** One item per line. */
    readonly box: string
    readonly specification: Readonly<Partial<Record<SpecKey, string>>>
  },
): Promise<void> {
  const entries = specKeys.flatMap(key => {
    const value = typed[key]?.trim() ?? ''
    return value === '' ? [] : [[key, value] as const]
  })
  const boxContents = box.split('\n').flatMap(line => line.trim() || [])
  const specification: Specification = Object.fromEntries(entries)
  await updateModel(sql, id, { year, specification, boxContents })
}

export type ProductToAdd = {
  /** '' for a device without a colour. */
  readonly color: string
  readonly hex: string
  readonly family: string
} & Readonly<Record<'storage' | 'ram' | 'cpu' | 'size' | 'connectivity' | 'material', string>>

export type ProductRefusal =
  | { readonly kind: 'product-taken' }
  /** Its name, the code such as #1F2A33 and the family belong together. */
  | { readonly kind: 'invalid-color' }

/** A configuration of a model, under the next free number. */
export async function addProduct(
  { sql }: Ctx,
  { id: modelId, legacyId }: Pick<StaffModel, 'id' | 'legacyId'>,
  { color: name, hex, family: typedFamily, ...typed }: ProductToAdd,
): Promise<Result<string, ProductRefusal>> {
  const family = colorFamilies.find((each: ColorFamily) => each === typedFamily)
  const isColor = name !== '' && /^#[0-9A-Fa-f]{6}$/.test(hex) && family
  if (name !== '' && !isColor) return refuse({ kind: 'invalid-color' })
  const color =
    isColor && family ? { name: name.trim(), hex: hex.toUpperCase(), family } : undefined
  const entries = Object.entries(typed).map(([key, value]) => [key, value.trim() || undefined])
  const parts = Object.fromEntries(entries) as Record<keyof typeof typed, string | undefined>
  const known = await listStaffProducts(sql, modelId)
  const sku = skuOf(modelId, [...Object.values(parts), color?.name])
  const isKnown = known.some(each => each.sku === sku)
  if (isKnown) return refuse({ kind: 'product-taken' })
  const numbers = known.map(({ product_id: id }) => Number(id.slice(`P${legacyId}`.length)))
  const next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1
  const id = `P${legacyId}${String(next).padStart(2, '0')}`
  return (await insertProduct(sql, { id, modelId, sku, color, ...parts }))
    ? ok(id)
    : refuse({ kind: 'product-taken' })
}

/** 'APPLEIPHONE13-128GB-MIDNIGHT' */
function skuOf(modelId: string, parts: readonly (string | undefined)[]): string {
  return [modelId, ...parts]
    .flatMap(part => part ?? [])
    .map(part => slug(part, 'ro').replaceAll('-', '').toUpperCase())
    .join('-')
}
