import { type DeviceType, deviceTypes } from './device.ts'

/** The numeric ids (Spec 3.5). */
export const deviceTypeId: Readonly<Record<DeviceType, number>> = {
  SMARTPHONE: 1,
  TABLET: 2,
  LAPTOP: 3,
  SMARTWATCH: 4,
  CONSOLE: 5,
}

/** The reverse map (Spec 3.5). */
export function deviceTypeOfId(id: number): DeviceType | undefined {
  return deviceTypes.find(type => deviceTypeId[type] === id)
}
