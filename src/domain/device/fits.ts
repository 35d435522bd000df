import type { DeviceType, Model } from './device.ts'

/** The models an accessory fits: a model must meet every given condition; `models` are model ids. */
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
