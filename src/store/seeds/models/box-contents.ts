import type { DeviceType } from '#domain/device/device.ts'
import type { BoxItem, SeedModel } from './seed-model.ts'

const usual: Record<DeviceType, readonly BoxItem[]> = {
  SMARTPHONE: ['charging-cable'],
  TABLET: ['charging-cable'],
  LAPTOP: ['charger', 'power-cable'],
  SMARTWATCH: ['strap', 'charging-cable'],
  CONSOLE: ['controller', 'hdmi-cable', 'power-cable'],
}

/** The contents of the box besides the device itself. */
export function boxContentsOf(model: SeedModel): readonly BoxItem[] {
  return model.boxContents ?? usual[model.type]
}
