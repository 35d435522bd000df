import { parseImei } from '#domain/device/imei.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Answers } from './answers.ts'

/** The number that identifies a device: its IMEI if it takes a SIM, otherwise its manufacturer's serial number. */
export type IdentifierKind = 'imei' | 'serial'

export type DeviceIdentifier = { readonly kind: IdentifierKind; readonly value: string }

export type IdentifierError = 'required' | 'imei' | 'serial'

/** Devices that take a SIM are the ones with the question about the network (sell.md). */
export function identifierKindOf(answers: Answers): IdentifierKind {
  return answers['config-provider'] === undefined ? 'serial' : 'imei'
}

/** IMEI: 15 digits, Luhn-checked. Serial: 5 to 30 letters and digits, stored in upper case without separators. */
export function parseIdentifier(
  kind: IdentifierKind,
  written: string,
): Result<DeviceIdentifier, IdentifierError> {
  if (written.trim() === '') return refuse('required')
  const value = kind === 'imei' ? parseImei(written) : parseSerial(written)
  return value === undefined ? refuse(kind) : ok({ kind, value })
}

/** The type allocation code: the first eight digits of an IMEI identify the model (sell.md, Rulings). */
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

/** The identifier, masked except for its last four characters (sell.md). */
export function maskedIdentifier({ value }: DeviceIdentifier): string {
  return `••••${value.slice(-4)}`
}
