import type { QueryPair } from './build-url.ts'
import { type FilterKey, filterKeys, localFilterKeys } from './filter-keys.ts'
import type { Market } from './market.ts'

/** The values wanted of each key, as written in addresses; grades as FOARTE_BUN and BUN. */
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/**
 * markets.md: `key=value` with localized keys in one fixed order, several values joined by a comma. What is `implied`
 * (by the words of a search) is not written; where it was taken off, its key is written with nothing.
 */
export function buildFilterQuery(
  market: Market,
  filters: Filters,
  implied: Filters = {},
): readonly QueryPair[] {
  return filterKeys.flatMap(key => {
    const values = tidy(filters[key] ?? [])
    return areSame(values, tidy(implied[key] ?? []))
      ? []
      : [[localFilterKeys[market][key], values.map(escapeComma).join(',')] as const]
  })
}

/** `oldNames` are keys of former addresses that were met: such an address is redirected, see renameOldKeys. */
export type ParsedFilters = { readonly filters: Filters; readonly oldNames: readonly string[] }

/**
 * The inverse of buildFilterQuery; the canonical keys are understood in every market, unknown keys are left out.
 * A key that is written, even with nothing, outranks what is implied.
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
  const requested = { ...implied, ...found }
  const keys = filterKeys.filter(key => requested[key] && requested[key].length > 0)
  return { filters: Object.fromEntries(keys.map(key => [key, requested[key]])), oldNames }
}

/** The filter a query key stands for, in whatever case it is written. */
export function filterKeyNamed(market: Market, written: string): FilterKey | undefined {
  const name = written.toLowerCase()
  if (name === 'shape' || oldShapeKeys.has(name)) return 'grade'
  const own = localFilterKeys[market]
  return filterKeys.find(key => own[key] === name) ?? filterKeys.find(key => key === name)
}

/** markets.md: the old names `conditie` and `състояние` are redirected to `shape`; undefined when there is none. */
export function renameOldKeys(query: Iterable<QueryPair>): readonly QueryPair[] | undefined {
  const pairs = [...query]
  return pairs.some(([key]) => oldShapeKeys.has(key))
    ? pairs.map(([key, value]) => [oldShapeKeys.has(key) ? 'shape' : key, value])
    : undefined
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
