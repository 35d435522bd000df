import type { Configuration } from '../device.ts'
import { type ChoiceField, choiceFields } from '../product-fields.ts'
import type { RawDevice } from './identify.ts'
import type { Accepted } from './mapping.ts'
import { exact, type Proposal } from './proposal.ts'
import { proposeCapacity, proposeStorage } from './propose-capacity.ts'
import { proposeColor } from './propose-color.ts'
import { proposeOption } from './propose-option.ts'
import { isShown } from './words.ts'

export type KnownProduct = {
  readonly id: string
  readonly sku: string
  readonly configuration: Configuration
}

export type Configured = {
  /** Only parts in which the model's products differ or agree; parts that the catalogue does not record are ignored. */
  readonly parts: readonly (readonly [ChoiceField, Proposal<string>])[]
  /** The products that match all exact parts. */
  readonly products: readonly KnownProduct[]
}

/** Which of a model's products a row describes. An empty cell is filled only if the catalogue leaves one value. */
export function configure(
  raw: RawDevice,
  of: string,
  products: readonly KnownProduct[],
  accepted: Accepted,
): Configured {
  const stated = choiceFields.flatMap(key => {
    const cell = raw[key]
    if (!isShown(cell) || optionsOf(products, key).length === 0) return []
    return [[key, proposed(key, accepted(key, of, cell) ?? cell, products)] as const]
  })
  const left = products.filter(product =>
    stated.every(([key, part]) => part.kind !== 'exact' || partOf(product, key) === part.value),
  )
  const implied = choiceFields
    .filter(key => !stated.some(([each]) => each === key) && optionsOf(left, key).length > 0)
    .map(key => [key, impliedBy(optionsOf(left, key))] as const)
  return { parts: [...stated, ...implied], products: left }
}

function partOf({ configuration }: KnownProduct, key: ChoiceField): string | undefined {
  return key === 'color' ? configuration.color?.name : configuration[key]
}

/** The values of a part among a model's products. */
export function optionsOf(products: readonly KnownProduct[], key: ChoiceField): readonly string[] {
  return [...new Set(products.flatMap(product => partOf(product, key) ?? []))]
}

function impliedBy([only, ...others]: readonly string[]): Proposal<string> {
  return only !== undefined && others.length === 0 ? exact(only) : { kind: 'unsaid' }
}

function proposed(
  key: ChoiceField,
  cell: string,
  products: readonly KnownProduct[],
): Proposal<string> {
  const options = optionsOf(products, key)
  switch (key) {
    case 'storage':
      return proposeStorage(cell, options)
    case 'ram':
      return proposeCapacity(cell, options)
    case 'color':
      return proposeColor(cell, colorsOf(products))
    case 'cpu':
    case 'size':
    case 'connectivity':
    case 'material':
      return proposeOption(cell, options)
  }
}

function colorsOf(products: readonly KnownProduct[]) {
  return [
    ...new Map(
      products.flatMap(({ configuration: { color } }) =>
        color ? [[color.name, color] as const] : [],
      ),
    ).values(),
  ]
}
