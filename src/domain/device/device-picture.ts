import type { DeviceType } from './device.ts'

/** What the picture of a device shows. */
export type DevicePicture = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
  readonly colorHex: string
  readonly material?: string | undefined
  readonly size?: string | undefined
  /** The diagonal of the screen, for the view to scale. */
  readonly displayInches?: number | undefined
}
