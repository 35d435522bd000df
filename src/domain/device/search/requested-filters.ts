import type { Filters } from '#domain/market/filters.ts'
import type { ChoiceField } from '../product-fields.ts'
import { nameWordsOf } from './fold-words.ts'
import type { SearchedModel } from './rank-models.ts'
import type { Search } from './read-search.ts'

/** One configuration of the found models on the shelf, as slugs; '' where a device lacks the attribute. */
export type ShelfConfiguration = Readonly<Record<ChoiceField, string>>

/** Whether a search contains more than a model. */
export function hasConditions({ amounts, colors, hints }: Search): boolean {
  return amounts.length + colors.length + hints.length > 0
}

/**
 * Amounts, colours and hints of a search as filters, if the shelf of the found models has such a value together with
 * the values already chosen: "16gb" is RAM if no storage has that size; a value without a match is no filter.
 */
export function requestedFilters(
  search: Search,
  best: SearchedModel | undefined,
  shelf: readonly ShelfConfiguration[],
): Filters {
  const own = best ? nameWordsOf(best).own : []
  const criteria: readonly Criterion[] = [
    ...search.amounts
      .filter(amount => !own.includes(amount.replace(/-[gt]b$/, '')))
      .map(amount => ({ keys: amountKeys, fits: (value: string) => value === amount })),
    ...(search.colors.length === 0
      ? []
      : [{ keys: ['color'] as const, fits: (value: string) => isOneOf(search.colors, value) }]),
    ...search.hints.map(hint => ({
      keys: hintKeys,
      fits: (value: string) => value.split('-').some(word => word.startsWith(hint)),
    })),
  ]
  return criteria.reduce(applyCriterion, { filters: {}, shelf }).filters
}

type Criterion = {
  readonly keys: readonly ChoiceField[]
  readonly fits: (value: string) => boolean
}
type Chosen = { readonly filters: Filters; readonly shelf: readonly ShelfConfiguration[] }

const amountKeys = ['storage', 'ram', 'size'] as const
const hintKeys = ['cpu', 'connectivity', 'material'] as const

function applyCriterion({ filters, shelf }: Chosen, { keys, fits }: Criterion): Chosen {
  const key = keys.find(each => shelf.some(row => fits(row[each])))
  if (key === undefined) return { filters, shelf }
  const left = shelf.filter(row => fits(row[key]))
  return {
    filters: { ...filters, [key]: [...new Set(left.map(row => row[key]))] },
    shelf: left,
  }
}

function isOneOf(values: readonly string[], value: string) {
  return values.includes(value)
}
