import { type ColorFamily, colorFamilies, type Grade, grades } from '#domain/device/device.ts'
import { gradeFromWire } from '#domain/device/grade.ts'
import type { ShownFacet } from '#domain/device/listing.ts'
import type { Category } from '#domain/market/category.ts'
import { type FilterKey, filterKeys } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'
import { parsePriceRange } from '#domain/market/price-range.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import { valueInText } from '#web/ui/configuration-text.ts'
import { accessoryTypeLabel } from '../accessory-type-word.ts'

/** What labels are built from: the text, the facets that name values, and the market's formats of whole amounts. */
export type Labels = {
  readonly text: Pick<Catalogue, 'accessories' | 'general' | 'listing'>
  readonly facets: readonly ShownFacet[]
  readonly writeAmount: (units: number) => string
  /** The same without the currency. */
  readonly writeCount: (units: number) => string
}

export type ChosenValue = {
  readonly key: FilterKey
  readonly value: string
  readonly label: string
}

/** Each chosen value once, in the order of the URL. */
export function chosenValues(filters: Filters, labels: Labels): readonly ChosenValue[] {
  return filterKeys.flatMap(key =>
    (filters[key] ?? []).map(value => ({ key, value, label: labelOf(key, value, labels) })),
  )
}

/** The label of a facet's value. What the shop names itself is in the language; the rest is as manufacturers write it. */
export function facetLabel(key: FilterKey, label: string, text: Labels['text']): string {
  if (key === 'color' && isColor(label)) return text.listing.colors[label]
  if (key === 'grade' && isGrade(label)) return text.general.grade[label]
  if (key === 'type') return accessoryTypeLabel(label, text)
  return valueInText(label, text)
}

/** The label of a facet; an accessory has no brand of its own here, only the brand of the devices it is made for. */
export function facetName(
  key: FilterKey,
  category: Category | undefined,
  { accessories, listing }: Labels['text'],
): string {
  return key === 'brand' && category === 'accessories'
    ? accessories.deviceBrand
    : listing.filterNames[key]
}

/** The label of a chosen value, as its chip shows it. */
export function labelOf(key: FilterKey, value: string, labels: Labels): string {
  if (key === 'price') return priceLabel(value, labels)
  const items = labels.facets.find(facet => facet.key === key)?.items
  const valueLabel =
    items?.find(item => item.value === value)?.label ??
    gradeFromWire(value) ??
    unslugged(key, value)
  return facetLabel(key, valueLabel, labels.text)
}

/** A value that no facet of this list names, as close to its spelling as its slug allows: '128-gb' is 128 GB. */
function unslugged(key: FilterKey, value: string): string {
  const text = value.replaceAll('-', ' ')
  if (key === 'storage' || key === 'ram') return text.toUpperCase()
  return key === 'brand' || key === 'model'
    ? text.replace(/^./, first => first.toUpperCase())
    : text
}

function priceLabel(value: string, { text, writeAmount, writeCount }: Labels): string {
  const { from, to } = parsePriceRange(value) ?? {}
  if (from !== undefined && to !== undefined) return `${writeCount(from)}–${writeAmount(to)}`
  if (from !== undefined) return text.general.from(writeAmount(from)).join(' ').trim()
  return to === undefined ? value : text.listing.priceUpTo(writeAmount(to))
}

function isColor(label: string): label is ColorFamily {
  return colorFamilies.some(each => each === label)
}
function isGrade(label: string): label is Grade {
  return grades.some(each => each === label)
}
