import type { Model } from '../device.ts'
import { keyOf, partsOf } from './words.ts'

export type ModelName = Pick<Model, 'id' | 'brand' | 'name' | 'year'>

/** `key` is the words of the name, `parts` the same words as they were written together: 'M2' is one part. */
export type KnownModel = {
  readonly model: ModelName
  readonly key: string
  readonly parts: readonly string[]
  readonly brandParts: readonly string[]
}

/** The models of the catalogue, found by brand and by words. */
export type KnownModels = {
  readonly all: readonly KnownModel[]
  /** Brands by their key. */
  readonly brands: ReadonlyMap<string, string>
  readonly ofBrand: ReadonlyMap<string, readonly KnownModel[]>
  /** The brands with models whose names begin with a word: 'latitude' belongs to Dell. */
  readonly openings: ReadonlyMap<string, ReadonlySet<string>>
  /** Every word of every name. */
  readonly words: ReadonlySet<string>
}

export function knownModels(models: readonly ModelName[]): KnownModels {
  const all = models.map(model => ({
    model,
    key: keyOf(model.name),
    parts: partsOf(model.name),
    brandParts: partsOf(model.brand),
  }))
  const ofBrand = Map.groupBy(all, ({ model }) => model.brand)
  const byOpening = Map.groupBy(all.filter(isNamedByWord), ({ parts }) => parts[0] ?? '')
  return {
    all,
    ofBrand,
    brands: new Map([...ofBrand.keys()].map(brand => [keyOf(brand), brand])),
    openings: new Map(
      [...byOpening].map(([word, known]) => [word, new Set(known.map(({ model }) => model.brand))]),
    ),
    words: new Set([...all.flatMap(({ parts }) => parts), ...[...ofBrand.keys()].flatMap(partsOf)]),
  }
}

/** '13' or 'F5' identifies a model only together with its brand. */
export function isNamedByWord({ parts: [first = ''] }: KnownModel): boolean {
  return /^\p{L}{3,}$/u.test(first)
}
