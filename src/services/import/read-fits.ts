import { fullName, identify } from '#domain/device/canonical/identify.ts'
import { proposeBrand } from '#domain/device/canonical/propose-brand.ts'
import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import { categoryOf } from '#domain/device/device-category.ts'
import type { Fits } from '#domain/device/fits.ts'
import { canonicalCategory } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CellError } from './error.ts'
import { errorsOf } from './importer.ts'
import type { Known } from './known.ts'
import type { Cells } from './read-table.ts'

/**
 * The devices an accessory fits. Lists are separated by |; 'all' fits everything; without any of the cells it is
 * undefined.
 */
export function readFits(
  cells: Cells,
  market: Market,
  known: Known,
): Result<Fits | undefined, readonly CellError[]> {
  const { fits_types, fits_brand, fits_models } = cells
  if (fits_types === undefined && fits_brand === undefined && fits_models === undefined)
    return ok(undefined)
  if (fits_types?.trim().toLowerCase() === 'all' && !fits_brand && !fits_models) return ok({})
  const types = splitCell(fits_types).map(each => typeCell(each, market))
  const brand = fits_brand === undefined ? ok(undefined) : brandCell(fits_brand, known)
  const models = splitCell(fits_models).map(each => modelCell(each, known))
  const errors = errorsOf(...types, brand, ...models) as readonly CellError[]
  if (errors.length > 0 || !brand.ok) return refuse(errors)
  return ok({
    ...(types.length > 0 && { types: types.flatMap(each => (each.ok ? [each.value] : [])) }),
    ...(brand.value !== undefined && { brand: brand.value }),
    ...(models.length > 0 && { models: models.flatMap(each => (each.ok ? [each.value] : [])) }),
  })
}

function splitCell(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split('|')
    .map(each => each.trim())
    .filter(each => each !== '')
}

/** 'SMARTPHONE', or the market's name of the category: 'telefoane'. */
function typeCell(text: string, market: Market): Result<DeviceType, CellError> {
  const category = canonicalCategory(market, slug(text, 'ro'))
  const type = deviceTypes.find(
    each => each === text.toUpperCase() || (category && categoryOf(each) === category),
  )
  return type
    ? ok(type)
    : refuse({ kind: 'unknown', column: 'fits_types', value: text, closest: deviceTypes })
}

function brandCell(text: string, { models, accepted }: Known): Result<string, CellError> {
  const brand = proposeBrand(accepted('brand', '', text) ?? text, models)
  if (brand.kind === 'exact') return ok(brand.value)
  return brand.kind === 'near'
    ? refuse({ kind: 'near', column: 'fits_brand', value: text, meant: brand.value })
    : refuse({ kind: 'unknown', column: 'fits_brand', value: text, closest: [] })
}

function modelCell(text: string, known: Known): Result<string, CellError> {
  const byId = known.models.all.find(({ model }) => model.id === text)
  if (byId) return ok(text)
  const { model } = identify({ model: text }, known.models, known.accepted)
  const column = 'fits_models'
  if (model.kind === 'exact') return ok(model.value.id)
  if (model.kind === 'ambiguous')
    return refuse({
      kind: 'ambiguous',
      column,
      value: text,
      candidates: model.values.map(fullName),
    })
  if (model.kind !== 'near') return refuse({ kind: 'unknown', column, value: text, closest: [] })
  return refuse({ kind: 'near', column, value: text, meant: fullName(model.value) })
}
