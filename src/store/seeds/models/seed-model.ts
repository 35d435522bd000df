import type { Color, ColorFamily, DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'

export type BoxItem =
  | 'charging-cable'
  | 'charger'
  | 'power-cable'
  | 'hdmi-cable'
  | 'controller'
  | 'dock'
  | 'strap'
  | 'stylus'

/** `eur` is the price in very good condition, `newEur` the price new; both in whole euro. */
export type SeedVariant = {
  readonly storage?: string
  readonly ram?: string
  readonly cpu?: string
  readonly size?: string
  readonly connectivity?: string
  readonly material?: string
  readonly eur: number
  readonly newEur: number
  /** Names of the colours this variant was made in, where not all of the model's. */
  readonly colors?: readonly string[]
}

export type SeedModel = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
  readonly colors: readonly Color[]
  readonly variants: readonly SeedVariant[]
  readonly specs: Specification
  readonly oled?: true
  /** Sold most: offered in more configurations and stocked deeper. */
  readonly popular?: true
  /** Where it differs from what its device type usually comes with. */
  readonly boxContents?: readonly BoxItem[]
}

export function color(name: string, hex: string, family: ColorFamily): Color {
  return {
    name,
    hex,
    family,
  }
}

/** Variants that differ in storage alone: [storage, price very good, price new]. */
export function storages(
  ...rows: readonly (readonly [storage: string, eur: number, newEur: number])[]
): readonly SeedVariant[] {
  return rows.map(([storage, eur, newEur]) => ({ storage, eur, newEur }))
}
