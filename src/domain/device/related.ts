import type { Model } from './device.ts'
import { type Fits, fitsModel } from './fits.ts'

type Fitted = { readonly fits: Fits; readonly price: { readonly minor: number } }

/**
 * Items that fit at least one of the models, best first: those that fit more of the models, then those made for
 * the model itself, its brand or its type, then the cheaper. Equal items keep their order (Spec 7.1).
 */
export function relatedTo<Item extends Fitted>(
  models: readonly Pick<Model, 'id' | 'type' | 'brand'>[],
  items: readonly Item[],
): Item[] {
  return items
    .map(item => ({ item, fitted: models.filter(model => fitsModel(item.fits, model)).length }))
    .filter(({ fitted }) => fitted > 0)
    .toSorted(
      (one, other) =>
        other.fitted - one.fitted ||
        closenessOf(other.item.fits) - closenessOf(one.item.fits) ||
        one.item.price.minor - other.item.price.minor,
    )
    .map(({ item }) => item)
}

function closenessOf({ models, brand, types }: Fits): number {
  if (models) return 3
  if (brand !== undefined) return 2
  return types ? 1 : 0
}
