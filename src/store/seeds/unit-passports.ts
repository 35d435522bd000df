import type { DeviceType, Grade } from '#domain/device/device.ts'
import { checksOf, toPassportCode, type Wear } from '#domain/device/grading.ts'
import { randomFor } from './random.ts'
import { seedId } from './seed-id.ts'

type SeededUnit = {
  readonly id: string
  readonly listingId: string
  readonly batteryHealth: number | null
  readonly receivedAt: Date
}

const wearsOf: Readonly<Record<Grade, readonly (readonly [Wear, Wear])[]>> = {
  'very-good': [
    ['none', 'none'],
    ['none', 'fine'],
  ],
  good: [
    ['none', 'visible'],
    ['fine', 'fine'],
    ['fine', 'visible'],
  ],
}

/** The sheet of a device for sale: every test of its type is passed, and what can be seen fits its grade. */
export function sheetRow(
  { id, listingId, batteryHealth, receivedAt }: SeededUnit,
  type: DeviceType,
) {
  const random = randomFor(`sheet ${id}`)
  const choices = wearsOf[listingId.endsWith('-very-good') ? 'very-good' : 'good']
  const [display, casing] = choices[random.whole(0, choices.length - 1)] ?? ['none', 'fine']
  return {
    id: seedId(`sheet ${id}`),
    unitId: id,
    at: receivedAt,
    actor: 'Demo Inspection',
    checks: checksOf(type, batteryHealth !== null),
    display,
    casing,
    erasure: 'factory-reset' as const,
    erasedOn: receivedAt.toISOString().slice(0, 10),
    batteryHealth,
  }
}

const codeLength = 8

/** The id of a seeded unit is a digest, of which its code is made. */
export function passportRow({ id, receivedAt }: SeededUnit) {
  const digest = Buffer.from(seedId(`passport ${id}`).replaceAll('-', ''), 'hex')
  const code = toPassportCode([...digest.subarray(0, codeLength)])
  return { unitId: id, code, issuedAt: receivedAt }
}
