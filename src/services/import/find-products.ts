import type { KnownProduct } from '#domain/device/canonical/configure.ts'
import { type Identified, identify, type RawDevice } from '#domain/device/canonical/identify.ts'
import { mappedFields } from '#domain/device/canonical/mapping.ts'
import { type Knowledge, proposeCanonical } from '#domain/device/canonical/propose-canonical.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { DeviceCatalogue } from '#store/import/device-catalogue.ts'
import type { Sql } from '#store/transaction.ts'
import { deviceErrors, nearIn } from './device-errors.ts'
import type { Failure } from './error.ts'
import type { Known } from './known.ts'
import type { Cells } from './read-table.ts'

const most = 10_000

export type FoundProduct = { readonly id: string; readonly sku: string }
type Found = Result<FoundProduct, readonly Failure[]>

/** One result per row, in the same order. */
export type FindProducts = (sql: Sql, rows: readonly Cells[]) => Promise<readonly Found[]>

/** The product of each row: by its SKU, otherwise by brand, model and configuration as in the catalogue. */
export function createProductFinder(catalogue: DeviceCatalogue, known: Known): FindProducts {
  const products = new Map<string, readonly KnownProduct[]>()
  const knowledge: Knowledge = {
    identify: remembered(
      raw => identify(raw, known.models, known.accepted),
      ({ brand, model }) => JSON.stringify([brand, model]),
    ),
    productsOf: id => products.get(id) ?? [],
    accepted: known.accepted,
  }
  const findOne = remembered((raw: RawDevice): Found => {
    const canonical = proposeCanonical(raw, knowledge)
    known.propose(nearIn(raw, canonical))
    const errors = deviceErrors(raw, canonical)
    const [product] = canonical.configured?.products ?? []
    return errors.length === 0 && product ? ok(product) : refuse(errors)
  }, JSON.stringify)
  return async (sql, rows) => {
    const skus = await bySku(catalogue, sql, rows)
    const raws = rows.map(rawOf)
    const models = raws.flatMap(raw => modelIn(knowledge.identify(raw)))
    const missing = [...new Set(models)].filter(id => !products.has(id))
    for (const [id, own] of await ofModels(catalogue, sql, missing)) products.set(id, own)
    return rows.map(({ sku }, at) => {
      if (sku === undefined) return findOne(raws[at] ?? {})
      return skus.get(sku) ?? refuse([{ kind: 'unknown', column: 'sku', value: sku, closest: [] }])
    })
  }
}

function modelIn({ model }: Identified): readonly string[] {
  return model.kind === 'exact' || model.kind === 'near' ? [model.value.id] : []
}

function rawOf(cells: Cells): RawDevice {
  return Object.fromEntries(
    mappedFields.flatMap(field => {
      const cell = cells[field]
      return cell === undefined ? [] : [[field, cell]]
    }),
  )
}

async function bySku(catalogue: DeviceCatalogue, sql: Sql, rows: readonly Cells[]) {
  const skus = rows.flatMap(({ sku }) => sku ?? [])
  const found = skus.length === 0 ? [] : await catalogue.productsBySku(sql, skus)
  return new Map(found.map(product => [product.sku, ok(product)] as const))
}

async function ofModels(catalogue: DeviceCatalogue, sql: Sql, modelIds: readonly string[]) {
  if (modelIds.length === 0) return []
  const found = await catalogue.productsOfModels(sql, modelIds)
  const byModel = Map.groupBy(found, ({ modelId }) => modelId)
  return modelIds.map(id => [id, byModel.get(id) ?? []] as const)
}

/** Caches results by key, because lists repeat themselves; the cache is limited in size. */
function remembered<From, To extends object>(
  compute: (from: From) => To,
  keyOf: (from: From) => string,
) {
  const cache = new Map<string, To>()
  return (from: From): To => {
    const key = keyOf(from)
    const cached = cache.get(key)
    if (cached) return cached
    if (cache.size >= most) cache.clear()
    const value = compute(from)
    cache.set(key, value)
    return value
  }
}
