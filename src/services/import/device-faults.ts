import { optionsOf } from '#domain/device/canonical/configure.ts'
import { fullName, type RawDevice } from '#domain/device/canonical/identify.ts'
import type { ModelName } from '#domain/device/canonical/known-models.ts'
import type { Mapped, MappedField } from '#domain/device/canonical/mapping.ts'
import type { Proposal } from '#domain/device/canonical/proposal.ts'
import type { Canonical } from '#domain/device/canonical/propose-canonical.ts'
import type { Fault } from './fault.ts'

/** What keeps a row from being one product, column by column; empty when nothing does. */
export function deviceFaults(raw: RawDevice, canonical: Canonical): readonly Fault[] {
  const { brand, model, configured } = canonical
  const named = modelIn(model)
  const brandFault =
    brand.kind === 'unsaid' && named ? undefined : faultOf('brand', raw, brand, text => text)
  const parts = (configured?.parts ?? []).map(([key, part]) =>
    faultOf(key, raw, part, text => text, optionsOf(configured?.products ?? [], key)),
  )
  const faults = [brandFault, faultOf('model', raw, model, fullName), ...parts].filter(
    fault => fault !== undefined,
  )
  if (faults.length > 0 || !named || configured?.products.length === 1) return faults
  return [{ kind: 'no-such-product', column: 'model', model: fullName(named) }]
}

/** What a person could accept, so that the row is taken in next time. */
export function nearIn(raw: RawDevice, canonical: Canonical): readonly Mapped[] {
  const { brand, model, configured } = canonical
  const named = modelIn(model)
  const brandName = brand.kind === 'exact' || brand.kind === 'near' ? brand.value : ''
  return [
    ...mappedOf('brand', '', raw, brand, text => text),
    ...mappedOf('model', brandName, raw, model, fullName),
    ...(configured?.parts ?? []).flatMap(([key, part]) =>
      mappedOf(key, named ? fullName(named) : '', raw, part, text => text),
    ),
  ]
}

function modelIn(model: Proposal<ModelName>): ModelName | undefined {
  return model.kind === 'exact' || model.kind === 'near' ? model.value : undefined
}

function mappedOf<T>(
  field: MappedField,
  of: string,
  raw: RawDevice,
  proposal: Proposal<T>,
  write: (value: T) => string,
): readonly Mapped[] {
  const said = raw[field]
  return proposal.kind === 'near' && said !== undefined
    ? [{ field, of, raw: said, canonical: write(proposal.value), accepted: false }]
    : []
}

function faultOf<T>(
  column: MappedField,
  raw: RawDevice,
  proposal: Proposal<T>,
  write: (value: T) => string,
  options: readonly string[] = [],
): Fault | undefined {
  const said = raw[column] ?? ''
  switch (proposal.kind) {
    case 'exact':
      return undefined
    case 'near':
      return { kind: 'near', column, said, meant: write(proposal.value) }
    case 'ambiguous':
      return { kind: 'ambiguous', column, said, candidates: proposal.values.map(write) }
    case 'unknown':
      return { kind: 'unknown', column, said, closest: proposal.closest.map(write) }
    case 'unsaid':
      return { kind: 'missing', column, options }
  }
}
