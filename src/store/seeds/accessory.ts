import type { DeviceType, Model } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'

export type AccessoryType =
  | 'charger'
  | 'cable'
  | 'case'
  | 'glass'
  | 'headphones'
  | 'earbuds'
  | 'power-bank'
  | 'stand'
  | 'controller'
  | 'strap'
  | 'stylus'
  | 'keyboard'

/** A model fits when it meets every given condition; `models` are model ids. */
export type Fits = {
  readonly types?: readonly DeviceType[]
  readonly brand?: string
  readonly models?: readonly string[]
}

/** `eur` is the shelf price before a free protector is given away. */
export type SeedAccessory = {
  readonly id: string
  readonly type: AccessoryType
  readonly name: Readonly<Record<Market, string>>
  readonly eur: number
  readonly colorHex: string
  readonly fits: Fits
  readonly isFreeProtector: boolean
}

export function accessoryFits(
  { fits }: SeedAccessory,
  model: Pick<Model, 'id' | 'type' | 'brand'>,
): boolean {
  return (
    (fits.types?.includes(model.type) ?? true) &&
    (fits.brand === undefined || fits.brand === model.brand) &&
    (fits.models?.includes(model.id) ?? true)
  )
}
