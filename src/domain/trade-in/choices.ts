import type { DeviceType } from '#domain/device/device.ts'

/**
 * The choices of each question, best first; "don't know" is offered wherever a seller may be unable to tell
 * (sell.md, Steps).
 */
export const networks = ['unlocked', 'local', 'foreign', 'unknown'] as const
export type Network = (typeof networks)[number]

export const liquids = ['none', 'works', 'faults', 'unknown'] as const
export type Liquid = (typeof liquids)[number]

export const burnIns = ['none', 'faint', 'strong'] as const
export type BurnIn = (typeof burnIns)[number]

export const displayGrades = ['flawless', 'light', 'deep', 'cracked', 'unknown'] as const
export type DisplayGrade = (typeof displayGrades)[number]

export const caseGrades = ['like-new', 'light', 'dents', 'cracked', 'unknown'] as const
export type CaseGrade = (typeof caseGrades)[number]

export const displayDefects = ['spots', 'lines', 'touch', 'lifted'] as const
export type DisplayDefect = (typeof displayDefects)[number]

const percents = ['90-up', '85-89', '80-84', 'service', 'unknown'] as const
const laptopBatteries = ['normal', 'service', 'unknown'] as const
export type BatteryHealth = (typeof percents)[number] | (typeof laptopBatteries)[number]

export const batteriesOf: Record<DeviceType, readonly BatteryHealth[]> = {
  SMARTPHONE: percents,
  TABLET: percents,
  SMARTWATCH: percents,
  CONSOLE: percents,
  LAPTOP: laptopBatteries,
}

export const phoneDefects = [
  'power',
  'biometrics',
  'rear-camera',
  'front-camera',
  'speaker-microphone',
  'charging',
  'buttons',
  'wifi',
  'sim',
  'non-original-screen',
] as const
export const tabletDefects = [
  'power',
  'biometrics',
  'cameras',
  'charging',
  'buttons',
  'wifi-sim',
] as const
export const watchDefects = ['crown', 'sensor', 'charging', 'strap', 'charger'] as const
export const keyboardErrors = ['dead-keys', 'missing-keys', 'foreign-layout', 'backlight'] as const
export const laptopDefects = [
  'power',
  'trackpad',
  'hinge',
  'webcam',
  'ports',
  'wifi',
  'charger',
  'lock',
] as const
export const consoleDefects = [
  'power',
  'hdmi',
  'disc',
  'overheating',
  'wifi',
  'usb',
  'online-ban',
] as const

/** The defects of all device types; some types share a defect. */
export const allDefects = [
  ...phoneDefects,
  ...tabletDefects,
  ...watchDefects,
  ...keyboardErrors,
  ...laptopDefects,
  ...consoleDefects,
] as const
export type Defect = (typeof allDefects)[number]
