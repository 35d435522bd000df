import type { DeviceType } from './device.ts'

/** What is tested on a device before it is sold. */
export const checks = [
  'display',
  'touch',
  'battery',
  'charging',
  'cameras',
  'sound',
  'buttons',
  'network',
  'wireless',
  'biometrics',
  'lock',
  'erased',
  'keyboard',
  'hinge',
  'ports',
  'storage',
  'cooling',
  'sensors',
  'water',
  'controllers',
  'video',
] as const
export type Check = (typeof checks)[number]

const checksByType: Readonly<Record<DeviceType, readonly Check[]>> = {
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

const ofHandhelds: readonly Check[] = ['display', 'touch', 'battery', 'charging']

/** The tests of a device; a console with a battery is a handheld, whose screen and battery are tested, too. */
export function checksOf(type: DeviceType, hasBattery: boolean): readonly Check[] {
  return type === 'CONSOLE' && hasBattery
    ? [...ofHandhelds, ...checksByType[type]]
    : checksByType[type]
}

/** What can be seen on the display or the case: nothing, marks from close up, marks at arm's length. */
export const wears = ['none', 'fine', 'visible'] as const
export type Wear = (typeof wears)[number]

/** How the data of the last owner was destroyed. */
export const erasures = ['factory-reset', 'overwritten', 'keys-destroyed'] as const
export type Erasure = (typeof erasures)[number]

/** What was replaced before a device is sold. */
export const spareParts = [
  'battery',
  'display',
  'back',
  'camera',
  'speaker',
  'charging-port',
  'buttons',
  'keyboard',
  'storage',
  'fan',
  'strap',
  'controller',
  'other',
] as const
export type SparePart = (typeof spareParts)[number]

/** The sides from which a device is photographed. */
export const unitViews = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const
export type UnitView = (typeof unitViews)[number]

/** What grading found: the tests that were passed, what can be seen, and how data was erased. */
export type GradingSheet = {
  readonly checks: readonly Check[]
  readonly display: Wear
  readonly casing: Wear
  readonly erasure: Erasure
  /** In percent; `undefined` if it has no battery. */
  readonly batteryHealth: number | undefined
}

const leastBattery = 80

/** Why a device may not be sold yet. */
export type GradingShortfall =
  | { readonly kind: 'not-graded' }
  | { readonly kind: 'checks-missing'; readonly checks: readonly Check[] }
  | { readonly kind: 'battery-too-weak'; readonly least: number }

/** A device is sold only when every test of its type was passed and its battery holds 80 % (Spec 3.2). */
export function gradingShortfall(
  type: DeviceType,
  sheet: GradingSheet | undefined,
): GradingShortfall | undefined {
  if (!sheet) return { kind: 'not-graded' }
  const { batteryHealth } = sheet
  const missing = checksOf(type, batteryHealth !== undefined).filter(
    check => !sheet.checks.includes(check),
  )
  if (missing.length > 0) return { kind: 'checks-missing', checks: missing }
  if (batteryHealth !== undefined && batteryHealth < leastBattery)
    return { kind: 'battery-too-weak', least: leastBattery }
  return undefined
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** The code of a passport as it is printed, from 8 numbers below 32: no letter looks like a digit. */
export function toPassportCode(numbers: readonly number[]): string {
  return numbers
    .slice(0, codeLength)
    .map(number => letters[number % letters.length])
    .join('')
}

/** As somebody may type it; `undefined` if it is none. */
export function parsePassportCode(typed: string): string | undefined {
  const code = typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined
}
