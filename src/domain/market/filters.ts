import type { QueryPair } from './build-url.ts'
import { type FilterKey, filterKeys, localFilterKeys } from './filter-keys.ts'
import type { Market } from './market.ts'

/** The values wanted of each key, as written in addresses; grades as FOARTE_BUN and BUN. */
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/** markets.md: `key=value` with localized keys in one fixed order, several values joined by a comma. */
export const buildFilterQuery = (market: Market, filters: Filters): readonly QueryPair[] =>
  filterKeys.flatMap(key => {
    const values = tidy(filters[key] ?? [])
    return values.length === 0
      ? []
      : [[localFilterKeys[market][key], values.map(escapeComma).join(',')] as const]
  })

/** `oldNames` are keys of former addresses that were met: such an address is redirected, see renameOldKeys. */
export type ParsedFilters = { readonly filters: Filters; readonly oldNames: readonly string[] }

/** The inverse of buildFilterQuery; the canonical keys are understood in every market, unknown keys are left out. */
export const parseFilterQuery = (
  market: Market,
  searchParams: Iterable<readonly [string, string]>,
): ParsedFilters => {
  const found: Partial<Record<FilterKey, readonly string[]>> = {}
  const oldNames: string[] = []
  for (const [name, text] of searchParams) {
    if (oldShapeKeys.has(name)) oldNames.push(name)
    const key = filterKeyNamed(market, name)
    const values = key && tidy([...(found[key] ?? []), ...text.split(',').map(unescapeComma)])
    if (key && values && values.length > 0) found[key] = values
  }
  return { filters: found, oldNames }
}

/** markets.md: the old names `conditie` and `състояние` are redirected to `shape`; undefined when there is none. */
export const renameOldKeys = (query: Iterable<QueryPair>): readonly QueryPair[] | undefined => {
  const pairs = [...query]
  return pairs.some(([key]) => oldShapeKeys.has(key))
    ? pairs.map(([key, value]) => [oldShapeKeys.has(key) ? 'shape' : key, value])
    : undefined
}

const oldShapeKeys: ReadonlySet<string> = new Set(['conditie', 'състояние'])

const filterKeyNamed = (market: Market, name: string): FilterKey | undefined => {
  if (name === 'shape' || oldShapeKeys.has(name)) return 'grade'
  const own = localFilterKeys[market]
  return filterKeys.find(key => own[key] === name) ?? filterKeys.find(key => key === name)
}

const tidy = (values: readonly string[]) => [
  ...new Set(values.map(value => value.trim()).filter(value => value !== '')),
]

const escapeComma = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C')

const unescapeComma = (text: string) =>
  text.replace(/%2C|%25/g, escaped => (escaped === '%2C' ? ',' : '%'))
