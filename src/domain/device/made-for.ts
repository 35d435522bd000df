import type { MadeFor, NamedModel } from './accessory-listing.ts'
import { deviceTypes } from './device.ts'
import type { Fits } from './fits.ts'

/** The number of models that fit on one line of a card; a single further model is still listed by name. */
export const namedAtMost = 3

/** The models an accessory fits, as shown on a card; `newest` are the first `namedAtMost` of its `count` models, or all. */
export function madeForOf(fits: Fits, newest: readonly NamedModel[], count: number): MadeFor {
  if (fits.models === undefined)
    return {
      kind: 'types',
      types: fits.types ?? deviceTypes,
      ...(fits.brand !== undefined && { brand: fits.brand }),
    }
  const models = newest.slice(0, count > namedAtMost ? namedAtMost - 1 : namedAtMost)
  return { kind: 'models', models, more: count - models.length }
}
