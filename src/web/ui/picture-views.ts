import type { DeviceType } from '#domain/device/device.ts'
import type { View } from '#domain/device/view.ts'

/** The views that show something new of a type; the first one opens the gallery and is used on cards. */
export const galleryViews: Readonly<Record<DeviceType, readonly [View, ...View[]]>> = {
  SMARTPHONE: ['pair', 'back', 'front', 'detail'],
  TABLET: ['pair', 'back', 'front', 'detail'],
  LAPTOP: ['front', 'open', 'back', 'detail'],
  SMARTWATCH: ['front', 'back', 'detail'],
  CONSOLE: ['pair', 'back', 'detail'],
}

/** The view that is easiest to recognise when small. */
export const smallView: Readonly<Record<DeviceType, View>> = {
  SMARTPHONE: 'back',
  TABLET: 'back',
  LAPTOP: 'front',
  SMARTWATCH: 'front',
  CONSOLE: 'pair',
}
