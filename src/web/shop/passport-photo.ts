import type { UnitView } from '#domain/device/grading.ts'

/** The address of the photo of a device from one side, the same on every host of the shop. */
export function passportPhoto(code: string, view: UnitView): string {
  return `/pictures/units/${code}/${view}.webp`
}
