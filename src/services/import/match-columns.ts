import { keyOf } from '#domain/device/canonical/words.ts'

/** The columns of a kind of file, each with its alternative names. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>

export type MatchedColumns = {
  /** The position of each known column. */
  readonly at: ReadonlyMap<string, number>
  readonly ignored: readonly string[]
  /** Known columns that occur twice under the same name. */
  readonly twice: readonly string[]
}

/**
 * `given` assigns columns manually (header → column). A column's own name takes precedence over its alternative
 * names.
 */
export function matchColumns(
  header: readonly string[],
  names: ColumnNames,
  given: Readonly<Record<string, string>>,
): MatchedColumns {
  const keys = header.map(keyOf)
  const byHand = new Map(Object.entries(given).map(([name, column]) => [keyOf(name), column]))
  const found = Object.entries(names).map(([column, others]) => {
    const own = keys.flatMap((key, at) => (byHand.get(key) === column ? [at] : []))
    const candidates = [column, ...others].map(keyOf)
    const named = candidates.map(name => placesOf(keys, name, byHand)).find(each => each.length > 0)
    return { column, places: own.length > 0 ? own : (named ?? []) }
  })
  const at = new Map(
    found.flatMap(({ column, places: [place] }) =>
      place === undefined ? [] : [[column, place] as const],
    ),
  )
  const used = new Set(at.values())
  return {
    at,
    ignored: header.filter((name, place) => !used.has(place) && name !== ''),
    twice: found.filter(({ places }) => places.length > 1).map(({ column }) => column),
  }
}

/** The positions of a name, except for headers that were manually assigned to another column. */
function placesOf(
  keys: readonly string[],
  name: string,
  byHand: ReadonlyMap<string, string>,
): readonly number[] {
  return keys.flatMap((key, at) => (key === name && !byHand.has(key) ? [at] : []))
}

/** The missing columns of the group that is closest to complete. */
export function lackingColumns(
  at: ReadonlyMap<string, number>,
  groups: readonly (readonly string[])[],
): readonly string[] {
  return groups
    .map(group => group.filter(column => !at.has(column)))
    .reduce((least, each) => (each.length < least.length ? each : least))
}
