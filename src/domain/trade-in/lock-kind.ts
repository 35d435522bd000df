import type { DeviceType } from '#domain/device/device.ts'

/** The ways in which a lock is removed without the device in hand. */
export const lockKinds = ['apple', 'samsung', 'google', 'laptop', 'console'] as const
export type LockKind = (typeof lockKinds)[number]

/** `brand` as it was answered. */
export function lockKindOf(type: DeviceType, brand: string | undefined): LockKind {
  const maker = brand?.toLowerCase()
  if (type === 'CONSOLE') return 'console'
  if (maker === 'apple') return 'apple'
  if (type === 'LAPTOP') return 'laptop'
  return maker === 'samsung' ? 'samsung' : 'google'
}
