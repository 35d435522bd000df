import type { Color, Configuration, Model, Product } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { slug } from '#domain/market/transliterate.ts'
import { seedModels } from './models/all-models.ts'
import { boxContentsOf } from './models/box-contents.ts'
import type { BoxItem, SeedModel, SeedVariant } from './models/seed-model.ts'

export type CatalogueModel = Model & {
  readonly specs: Specification
  readonly colors: readonly Color[]
  readonly isOled: boolean
  readonly isPopular: boolean
  readonly boxContents: readonly BoxItem[]
}

/** `eur` and `newEur` are the base of its listings' prices. */
export type CatalogueProduct = Product & {
  readonly modelIndex: number
  readonly sku: string
  readonly eur: number
  readonly newEur: number
}

const firstLegacyId = 1001

function dashed(text: string): string {
  return slug(text, 'ro')
}

export function catalogueModels(): readonly CatalogueModel[] {
  return seedModels.map((seed, index) => ({
    id: dashed(`${seed.brand} ${seed.name}`),
    legacyId: firstLegacyId + index,
    brand: seed.brand,
    name: seed.name,
    type: seed.type,
    year: seed.year,
    specs: seed.specs,
    colors: seed.colors,
    isOled: seed.oled ?? false,
    isPopular: seed.popular ?? false,
    boxContents: boxContentsOf(seed),
  }))
}

function configurationOf(variant: SeedVariant, color: Color): Configuration {
  const { eur: _eur, newEur: _newEur, colors: _colors, ...parts } = variant
  return { ...parts, color }
}

function configurationsOf(seed: SeedModel) {
  return seed.variants.flatMap(variant =>
    seed.colors
      .filter(color => variant.colors?.includes(color.name) ?? true)
      .map(color => ({ variant, configuration: configurationOf(variant, color) })),
  )
}

function skuOf(model: Model, { color, ...parts }: Configuration): string {
  return [model.id, ...Object.values(parts), color?.name ?? '']
    .map(part => dashed(part).replaceAll('-', '').toUpperCase())
    .join('-')
}

/** A product id is P, the model's legacy id and the product's index in the model: P100123. */
export function catalogueProducts(models: readonly CatalogueModel[]): readonly CatalogueProduct[] {
  return seedModels.flatMap((seed, modelIndex) => {
    const row = models[modelIndex]
    if (row === undefined) throw new Error(`no model at ${modelIndex}`)
    const { id, legacyId, brand, name, type, year } = row
    const model: Model = { id, legacyId, brand, name, type, year }
    return configurationsOf(seed).map(({ variant, configuration }, place) => ({
      id: `P${legacyId}${String(place + 1).padStart(2, '0')}`,
      model,
      modelIndex,
      configuration,
      sku: skuOf(model, configuration),
      eur: variant.eur,
      newEur: variant.newEur,
    }))
  })
}
