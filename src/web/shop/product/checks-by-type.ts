import type { DeviceType } from '#domain/device/device.ts'
import type { Check } from '#text/device/product-page/ro.ts'

/** What is tested on every device of a type before it is sold. */
export const checksByType: Readonly<Record<DeviceType, readonly Check[]>> = {
  SMARTPHONE: [
    ...(['display', 'touch', 'battery', 'charging', 'cameras', 'sound', 'buttons'] as const),
    ...(['network', 'wireless', 'biometrics', 'lock', 'erased'] as const),
  ],
  TABLET: [
    ...(['display', 'touch', 'battery', 'charging', 'cameras', 'sound', 'buttons'] as const),
    ...(['wireless', 'biometrics', 'ports', 'lock', 'erased'] as const),
  ],
  LAPTOP: [
    ...(['display', 'keyboard', 'battery', 'charging', 'hinge', 'ports', 'storage'] as const),
    ...(['cooling', 'sound', 'wireless', 'lock', 'erased'] as const),
  ],
  SMARTWATCH: [
    ...(['display', 'touch', 'battery', 'charging', 'sensors', 'buttons', 'water'] as const),
    ...(['wireless', 'lock', 'erased'] as const),
  ],
  CONSOLE: [
    ...(['video', 'controllers', 'ports', 'storage', 'cooling', 'sound', 'wireless'] as const),
    ...(['lock', 'erased'] as const),
  ],
}
