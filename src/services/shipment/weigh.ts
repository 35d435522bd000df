import type { DeviceType } from '#domain/device/device.ts'

/** Grams including the box; carriers charge per kilogram step, so an approximate value is enough. */
const gramsOf: Readonly<Record<DeviceType, number>> = {
  SMARTPHONE: 500,
  TABLET: 1_000,
  LAPTOP: 3_000,
  SMARTWATCH: 300,
  CONSOLE: 5_000,
}

const accessoryGrams = 200
const packingGrams = 150

export function weigh(devices: readonly DeviceType[], accessories: number): number {
  return devices.reduce(
    (sum, type) => sum + gramsOf[type],
    packingGrams + accessories * accessoryGrams,
  )
}
