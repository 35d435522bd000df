import type { StepName } from '#domain/checkout/checkout.ts'
import { ownEntry } from '#domain/own-entry.ts'

type Refused = { readonly step: StepName; readonly field: string }

/** Names on the wire that differ from those in the form. */
const formNames: Readonly<Record<string, string>> = {
  countyId: 'county',
  localityId: 'locality',
  lockerId: 'point',
}

/** The fields of a step's form that the server refused; 'address.postalCode' is the form's postalCode. */
export function refusedFields<Name extends string>(
  refused: Refused | undefined,
  step: StepName,
  rules: Readonly<Record<Name, unknown>>,
): Name[] {
  if (refused?.step !== step) return []
  const fieldName = refused.field.split('.').at(-1) ?? ''
  const candidates = [fieldName, ownEntry(formNames, fieldName), `${fieldName}Number`]
  return (Object.keys(rules) as Name[]).filter(name => candidates.includes(name))
}
