import { choiceFields } from '../product-fields.ts'
import { keyOf } from './words.ts'

export const mappedFields = ['brand', 'model', ...choiceFields] as const
export type MappedField = (typeof mappedFields)[number]

/**
 * The meaning of a raw spelling once a person has accepted it. `of` is its context: '' for a brand, the brand for a
 * model, brand and model for the rest ('Black' is Midnight on one phone only).
 */
export type Mapped = {
  readonly field: MappedField
  readonly of: string
  readonly raw: string
  readonly canonical: string
  readonly accepted: boolean
}

/** The accepted canonical value of a raw one, else `undefined`. */
export type Accepted = (field: MappedField, of: string, raw: string) => string | undefined

export function acceptedIn(entries: readonly Mapped[]): Accepted {
  const known = new Map(
    entries.filter(each => each.accepted).map(each => [mappedKey(each), each.canonical]),
  )
  return (field, of, raw) => known.get(mappedKey({ field, of, raw }))
}

/** Equal for two entries about the same spelling in the same context. */
export function mappedKey({ field, of, raw }: Pick<Mapped, 'field' | 'of' | 'raw'>): string {
  return JSON.stringify([field, keyOf(of), keyOf(raw) || raw.trim()])
}

/** The column names and spellings of a file, which a person reads, edits and returns. */
export type DeviceMapping = {
  /** Maps a header to its column. */
  readonly columns: Readonly<Record<string, string>>
  readonly values: readonly Mapped[]
}

/** Entries made by a person do not change; only new spellings are added, in a stable order. */
export function withProposed(
  { columns, values }: DeviceMapping,
  proposed: readonly Mapped[],
): DeviceMapping {
  const known = new Set(values.map(mappedKey))
  const fresh = proposed.filter(each => !known.has(mappedKey(each)))
  const placeOf = ({ field, of, raw }: Mapped) => `${mappedFields.indexOf(field)} ${of}\u0000${raw}`
  return {
    columns,
    values: [
      ...values,
      ...fresh.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
    ],
  }
}
