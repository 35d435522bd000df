import type { Model } from './device.ts'

type Alike = Pick<Model, 'id' | 'brand' | 'year'>

/** A difference of one year weighs 1, another brand 2. */
const otherBrand = 2

/**
 * The models most similar to a model: those of its brand and years first. Ties stay in their given order, which is by
 * popularity.
 */
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
