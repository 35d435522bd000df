import type { Model } from './device.ts'

type Alike = Pick<Model, 'id' | 'brand' | 'year'>

/** A year apart weighs one, another brand two. */
const otherBrand = 2

/** The models most like one: of its brand and its years first. Equals stay in the order they came, which is by popularity. */
export function mostAlike<Item extends { readonly product: { readonly model: Alike } }>(
  model: Alike,
  items: readonly Item[],
  count: number,
): readonly Item[] {
  return items
    .filter(item => item.product.model.id !== model.id)
    .toSorted((a, b) => distance(model, a.product.model) - distance(model, b.product.model))
    .slice(0, count)
}

function distance(one: Alike, other: Alike): number {
  return Math.abs(one.year - other.year) + (one.brand === other.brand ? 0 : otherBrand)
}
