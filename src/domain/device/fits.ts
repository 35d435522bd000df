import type { DeviceType, Model } from './device.ts'

/** What an accessory is made for: a model fits when it meets every condition given; `models` are model ids. */
export type Fits = {
  readonly types?: readonly DeviceType[]
  readonly brand?: string
  readonly models?: readonly string[]
}

export function fitsModel(
  { types, brand, models }: Fits,
  model: Pick<Model, 'id' | 'type' | 'brand'>,
): boolean {
  return (
    (types?.includes(model.type) ?? true) &&
    (brand === undefined || brand === model.brand) &&
    (models?.includes(model.id) ?? true)
  )
}
