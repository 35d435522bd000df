import type { Context } from '../context.ts'

/** The end of a device's IMEI or serial number tells it from others of its kind on a shelf. */
export type DeviceNumber = {
  readonly ending: string
  /** In a demo the whole number: there nobody holds the device to read it off. */
  readonly whole?: string
}

export function openDeviceNumber(
  { keys, isDemo }: Pick<Context, 'keys' | 'isDemo'>,
  sealed: string,
): DeviceNumber {
  const whole = keys.seal.open(sealed)
  return { ending: whole.slice(-4), ...(isDemo && { whole }) }
}
