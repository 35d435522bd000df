import type { KnownModels, ModelName } from './known-models.ts'
import type { Accepted, MappedField } from './mapping.ts'
import { exact, near, type Proposal, unknown, unsaid } from './proposal.ts'
import { brandLeading, proposeBrand } from './propose-brand.ts'
import { proposeModel } from './propose-model.ts'
import { isShown, partsOf } from './words.ts'

/** The fields of a device in a row, in the row's own spelling. */
export type RawDevice = Partial<Readonly<Record<MappedField, string>>>

export type Identified = {
  readonly brand: Proposal<string>
  readonly model: Proposal<ModelName>
}

export function fullName({ brand, name }: Pick<ModelName, 'brand' | 'name'>): string {
  return `${brand} ${name}`
}

/** The brand and model of a row. A model that a person accepted sets its brand too. */
export function identify(raw: RawDevice, known: KnownModels, accepted: Accepted): Identified {
  const brand = brandOf(raw, known, accepted)
  const name = proposedBy(brand)
  const chosen = isShown(raw.model) ? accepted('model', name ?? '', raw.model) : undefined
  const model = proposeModel(chosen ?? raw.model, chosen === undefined ? name : undefined, known)
  if (chosen !== undefined) return model.kind === 'exact' ? sureOf(model.value) : { brand, model }
  if (brand.kind === 'unsaid') return withoutBrandGiven(model, known)
  if (name === undefined) return { brand, model: lessSure(model) }
  return {
    brand,
    model: model.kind === 'unknown' ? elsewhere(raw.model, known) : model,
  }
}

function brandOf(raw: RawDevice, known: KnownModels, accepted: Accepted): Proposal<string> {
  const chosen = isShown(raw.brand) ? accepted('brand', '', raw.brand) : undefined
  const brand = proposeBrand(chosen ?? raw.brand, known)
  const leading =
    brand.kind === 'unsaid' && isShown(raw.model) ? brandLeading(raw.model, known) : undefined
  return leading === undefined ? brand : exact(leading)
}

function proposedBy<T>(proposal: Proposal<T>): T | undefined {
  return proposal.kind === 'exact' || proposal.kind === 'near' ? proposal.value : undefined
}

function sureOf(model: ModelName): Identified {
  return {
    brand: exact(model.brand),
    model: exact(model),
  }
}

function lessSure(model: Proposal<ModelName>): Proposal<ModelName> {
  return model.kind === 'exact' ? near(model.value) : model
}

/** 'iPhone 13' can only belong to one maker; '12' could belong to any, even if only one in the catalogue has it. */
function withoutBrandGiven(model: Proposal<ModelName>, { openings }: KnownModels): Identified {
  const named = proposedBy(model)
  if (named === undefined) return { brand: unsaid, model }
  const [first = ''] = partsOf(named.name)
  const isSure = model.kind === 'exact' && openings.get(first)?.size === 1
  return isSure ? sureOf(named) : { brand: unsaid, model: lessSure(model) }
}

/** A model listed under another brand than the given one: 'Xiaomi', 'Poco F5'. */
function elsewhere(raw: string | undefined, known: KnownModels): Proposal<ModelName> {
  const found = proposeModel(raw, undefined, known)
  return found.kind === 'exact' ? near(found.value) : unknown()
}
