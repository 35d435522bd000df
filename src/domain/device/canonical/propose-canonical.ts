import type { ColorFamily } from '../device.ts'
import { type Configured, configure, type KnownProduct } from './configure.ts'
import { fullName, type Identified, type RawDevice } from './identify.ts'
import type { Accepted } from './mapping.ts'
import type { Proposal } from './proposal.ts'
import { proposeCapacity, proposeStorage } from './propose-capacity.ts'
import { proposeColorFamily } from './propose-color.ts'

export type Canonical = Identified & {
  readonly storage: Proposal<string>
  readonly ram: Proposal<string>
  readonly family: Proposal<ColorFamily>
  /** Present if a model was found: its values, and the remaining products. */
  readonly configured: Configured | undefined
}

/** The values of the catalogue, and the spellings that people have accepted before. */
export type Knowledge = {
  readonly identify: (raw: RawDevice) => Identified
  readonly productsOf: (modelId: string) => readonly KnownProduct[]
  readonly accepted: Accepted
}

/**
 * Proposes brand, model and configuration of a raw row from the catalogue. Only `exact` may be used without
 * confirmation; nothing is invented that is in neither the row nor the catalogue (issue 3, part 6).
 */
export function proposeCanonical(
  raw: RawDevice,
  { identify, productsOf, accepted }: Knowledge,
): Canonical {
  const { brand, model } = identify(raw)
  const found = model.kind === 'exact' || model.kind === 'near' ? model.value : undefined
  return {
    brand,
    model,
    storage: proposeStorage(raw.storage),
    ram: proposeCapacity(raw.ram),
    family: proposeColorFamily(raw.color),
    configured: found && configure(raw, fullName(found), productsOf(found.id), accepted),
  }
}
