import { optionsOf } from '#domain/device/canonical/configure.ts'
import { fullName, type RawDevice } from '#domain/device/canonical/identify.ts'
import type { ModelName } from '#domain/device/canonical/known-models.ts'
import type { Mapped, MappedField } from '#domain/device/canonical/mapping.ts'
import type { Proposal } from '#domain/device/canonical/proposal.ts'
import type { Canonical } from '#domain/device/canonical/propose-canonical.ts'
import type { Failure } from './error.ts'

/** The errors that prevent a row from matching one product, column by column; empty if there are none. */
export function deviceErrors(raw: RawDevice, canonical: Canonical): readonly Failure[] {
  const { brand, model, configured } = canonical
  const named = modelIn(model)
  const brandError =
    brand.kind === 'unsaid' && named ? undefined : errorOf('brand', raw, brand, text => text)
  const parts = (configured?.parts ?? []).map(([key, part]) =>
    errorOf(key, raw, part, text => text, optionsOf(configured?.products ?? [], key)),
  )
  const errors = [brandError, errorOf('model', raw, model, fullName), ...parts].filter(
    error => error !== undefined,
  )
  if (errors.length > 0 || !named || configured?.products.length === 1) return errors
  return [{ kind: 'no-such-product', column: 'model', model: fullName(named) }]
}

/** Spellings that a person could accept, so that the row is imported next time. */
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
  const value = raw[field]
  return proposal.kind === 'near' && value !== undefined
    ? [{ field, of, raw: value, canonical: write(proposal.value), accepted: false }]
    : []
}

function errorOf<T>(
  column: MappedField,
  raw: RawDevice,
  proposal: Proposal<T>,
  write: (value: T) => string,
  options: readonly string[] = [],
): Failure | undefined {
  const value = raw[column] ?? ''
  switch (proposal.kind) {
    case 'exact':
      return undefined
    case 'near':
      return { kind: 'near', column, value, meant: write(proposal.value) }
    case 'ambiguous':
      return { kind: 'ambiguous', column, value, candidates: proposal.values.map(write) }
    case 'unknown':
      return { kind: 'unknown', column, value, closest: proposal.closest.map(write) }
    case 'unsaid':
      return { kind: 'missing', column, options }
  }
}
