import { fixedKeys, type Searched, withoutKeys } from '#domain/device/listing-path.ts'
import { inOrder } from '#domain/device/listing-query.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'

type Named = { readonly slug: string; readonly name: string }

/** The subject of a list, with its names: a category, a brand in it, a brand, a model of a brand, or a search. */
export type Subject = {
  readonly category?: Category | undefined
  readonly brand?: Named | undefined
  readonly model?: Named | undefined
  readonly search?: Searched | undefined
}

/** The chosen filters, whatever part of the URL contains them. */
export function chosenFilters(subject: Subject, filters: Filters): Filters {
  return subject.category && subject.brand
    ? { ...filters, brand: [subject.brand.slug] }
    : withoutKeys(filters, fixedKeys(subject))
}

/** The same filters with one value added or removed. */
export function toggled(filters: Filters, key: FilterKey, value: string): Filters {
  const before = filters[key] ?? []
  const after = before.includes(value) ? before.filter(each => each !== value) : [...before, value]
  return after.length > 0 ? { ...filters, [key]: inOrder(after) } : withoutKeys(filters, [key])
}
