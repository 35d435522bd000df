import type { Color, ColorFamily, Configuration, DeviceType } from '#domain/device/device.ts'
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

/** `eur` is the price in very good condition, `newEur` the new price; both in whole euros. */
export type SeedVariant = Omit<Configuration, 'color'> & {
  readonly eur: number
  readonly newEur: number
  /** Names of the colours of this variant, if it does not have all of the model's. */
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
  /** Bestsellers: offered in more configurations and with more stock. */
  readonly popular?: true
  /** Set if it differs from the usual contents for its device type. */
  readonly boxContents?: readonly BoxItem[]
}

export function color(name: string, hex: string, family: ColorFamily): Color {
  return {
    name,
    hex,
    family,
  }
}

/** Variants that differ only in storage: [storage, price in very good condition, new price]. */
export function storages(
  ...rows: readonly (readonly [storage: string, eur: number, newEur: number])[]
): readonly SeedVariant[] {
  return rows.map(([storage, eur, newEur]) => ({ storage, eur, newEur }))
}
