import { type DeviceType, deviceTypes } from './device.ts'

/** Spec 3.5: numeric ids. */
export const deviceTypeId: Readonly<Record<DeviceType, number>> = {
  SMARTPHONE: 1,
  TABLET: 2,
  LAPTOP: 3,
  SMARTWATCH: 4,
  CONSOLE: 5,
}

/** Spec 3.5: the reverse map. */
export function deviceTypeOfId(id: number): DeviceType | undefined {
  return deviceTypes.find(type => deviceTypeId[type] === id)
}
