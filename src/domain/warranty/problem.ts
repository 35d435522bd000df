import type { DeviceType } from '#domain/device/device.ts'

export const problems = [
  'does-not-start',
  'battery',
  'charging',
  'screen',
  'touch',
  'keyboard',
  'camera',
  'sound',
  'network',
  'buttons',
  'ports',
  'disc-drive',
  'controller',
  'overheats',
  'slow',
  'other',
] as const
export type Problem = (typeof problems)[number]

const handheld = ['does-not-start', 'battery', 'charging', 'screen', 'touch'] as const

/** The problems of each device type, the most common first; the last one is for everything else. */
export const problemsOf: Readonly<Record<DeviceType, readonly Problem[]>> = {
  SMARTPHONE: [...handheld, 'camera', 'sound', 'network', 'buttons', 'overheats', 'other'],
  TABLET: [...handheld, 'camera', 'sound', 'network', 'buttons', 'overheats', 'other'],
  SMARTWATCH: [...handheld, 'network', 'buttons', 'other'],
  LAPTOP: [
    'does-not-start',
    'battery',
    'charging',
    'screen',
    'keyboard',
    'ports',
    'sound',
    'network',
    'overheats',
    'slow',
    'other',
  ],
  CONSOLE: [
    'does-not-start',
    'screen',
    'controller',
    'disc-drive',
    'ports',
    'network',
    'overheats',
    'other',
  ],
}

export function isProblemOf(type: DeviceType, problem: Problem): boolean {
  return problemsOf[type].includes(problem)
}
