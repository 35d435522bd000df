import { parseImei } from '#domain/device/imei.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Answers } from './answers.ts'

/** The number a device is told from all others by: an IMEI where it takes a SIM, its maker's serial number elsewhere. */
export type IdentifierKind = 'imei' | 'serial'

export type DeviceIdentifier = { readonly kind: IdentifierKind; readonly value: string }

export type IdentifierError = 'required' | 'imei' | 'serial'

/** sell.md: what takes a SIM is asked about its network. */
export function identifierKindOf(answers: Answers): IdentifierKind {
  return answers['config-provider'] === undefined ? 'serial' : 'imei'
}

/** IMEI: 15 digits, Luhn-checked. Serial: 5 to 30 letters and digits, as it is stored in capitals without what divides them. */
export function parseIdentifier(
  kind: IdentifierKind,
  written: string,
): Result<DeviceIdentifier, IdentifierError> {
  if (written.trim() === '') return refuse('required')
  const value = kind === 'imei' ? parseImei(written) : parseSerial(written)
  return value === undefined ? refuse(kind) : ok({ kind, value })
}

/** The type allocation code: the first eight digits of an IMEI name its model (sell.md, Rulings). */
export function tacOf({ kind, value }: DeviceIdentifier): string | undefined {
  return kind === 'imei' ? value.slice(0, 8) : undefined
}

const longestWritten = 60

function parseSerial(written: string): string | undefined {
  const serial = written
    .slice(0, longestWritten)
    .replace(/[\s/-]/g, '')
    .toUpperCase()
  return /^[A-Z0-9]{5,30}$/.test(serial) ? serial : undefined
}

/** sell.md: shown masked, by its last four. */
export function maskedIdentifier({ value }: DeviceIdentifier): string {
  return `••••${value.slice(-4)}`
}
