import type { MadeFor, NamedModel } from './accessory-listing.ts'
import { deviceTypes } from './device.ts'
import type { Fits } from './fits.ts'

/** As many models as a line of a card has room for; one more than two is still said by its name. */
export const namedAtMost = 3

/** What a card says an accessory goes with; `newest` are the first of its `count` models, `namedAtMost` of them or all. */
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
