import type { QueryPair } from './build-url.ts'
import { type FilterKey, filterKeys, localFilterKeys } from './filter-keys.ts'
import type { Market } from './market.ts'

/** The selected values of each key, as written in URLs; grades as FOARTE_BUN and BUN. */
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/**
 * Writes `key=value` with localized keys in a fixed order, several values joined by a comma. Filters that are
 * `implied` by the search text are omitted; one that was removed is written with an empty value (markets.md).
 */
export function buildFilterQuery(
  market: Market,
  filters: Filters,
  implied: Filters = {},
): readonly QueryPair[] {
  // A list has a link for most of its cards, and few keys are selected: the others cost nothing.
  return filterKeys
    .filter(key => filters[key] || implied[key])
    .flatMap(key => {
      const values = tidy(filters[key] ?? [])
      return areSame(values, tidy(implied[key] ?? []))
        ? []
        : [[localFilterKeys[market][key], values.map(escapeComma).join(',')] as const]
    })
}

/** `oldNames` are the former keys found in the URL: such a URL is redirected, see renameOldKeys. */
export type ParsedFilters = { readonly filters: Filters; readonly oldNames: readonly string[] }

/**
 * The inverse of buildFilterQuery; canonical keys are accepted in every market, unknown keys are left out. A key
 * that is present, even with an empty value, overrides the implied filter.
 */
export function parseFilterQuery(
  market: Market,
  searchParams: Iterable<readonly [string, string]>,
  implied: Filters = {},
): ParsedFilters {
  const found: Partial<Record<FilterKey, readonly string[]>> = {}
  const oldNames: string[] = []
  for (const [name, text] of searchParams) {
    if (oldShapeKeys.has(name.toLowerCase())) oldNames.push(name)
    const key = filterKeyNamed(market, name)
    if (key) found[key] = tidy([...(found[key] ?? []), ...text.split(',').map(unescapeComma)])
  }
  const selected = { ...implied, ...found }
  const keys = filterKeys.filter(key => selected[key] && selected[key].length > 0)
  return { filters: Object.fromEntries(keys.map(key => [key, selected[key]])), oldNames }
}

/** The filter of a query key, in any case. */
export function filterKeyNamed(market: Market, written: string): FilterKey | undefined {
  const name = written.toLowerCase()
  if (name === 'shape' || oldShapeKeys.has(name)) return 'grade'
  const own = localFilterKeys[market]
  return filterKeys.find(key => own[key] === name) ?? filterKeys.find(key => key === name)
}

/** Redirects the old names `conditie` and `състояние` to `shape`; `undefined` if there are none (markets.md). */
export function renameOldKeys(query: Iterable<QueryPair>): readonly QueryPair[] | undefined {
  const pairs = [...query]
  return pairs.some(([key]) => isOldShapeKey(key))
    ? pairs.map(([key, value]) => [isOldShapeKey(key) ? 'shape' : key, value])
    : undefined
}

export function isOldShapeKey(key: string): boolean {
  return oldShapeKeys.has(key)
}

const oldShapeKeys: ReadonlySet<string> = new Set(['conditie', 'състояние'])

function tidy(values: readonly string[]) {
  return [...new Set(values.map(value => value.trim()).filter(value => value !== ''))]
}

function areSame(some: readonly string[], others: readonly string[]) {
  return some.length === others.length && some.every(value => others.includes(value))
}

function escapeComma(value: string) {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C')
}

function unescapeComma(text: string) {
  return text.replace(/%2C|%25/g, escaped => (escaped === '%2C' ? ',' : '%'))
}
