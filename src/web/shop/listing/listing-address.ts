import { fixedKeys, type Searched, withoutKeys } from '#domain/device/listing-path.ts'
import { inOrder } from '#domain/device/wish.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'

type Named = { readonly slug: string; readonly name: string }

/** What a list is about, with its names: a category, a brand in it, a brand, a model of a brand, or a search. */
export type Subject = {
  readonly category?: Category | undefined
  readonly brand?: Named | undefined
  readonly model?: Named | undefined
  readonly search?: Searched | undefined
}

/** What is chosen, wherever the address says it. */
export function chosenFilters(subject: Subject, filters: Filters): Filters {
  return subject.category && subject.brand
    ? { ...filters, brand: [subject.brand.slug] }
    : withoutKeys(filters, fixedKeys(subject))
}

/** The same filters with one value put in or taken out. */
export function toggled(filters: Filters, key: FilterKey, value: string): Filters {
  const before = filters[key] ?? []
  const after = before.includes(value) ? before.filter(each => each !== value) : [...before, value]
  return after.length > 0 ? { ...filters, [key]: inOrder(after) } : withoutKeys(filters, [key])
}
