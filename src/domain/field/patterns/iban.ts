import { ownEntry } from '#domain/own-entry.ts'
import { compact } from './compact.ts'

/** Length of an IBAN in each SEPA country (ISO 13616). */
const lengthOf: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

export type IbanError = 'required' | 'country' | 'length' | 'checksum'

/** The first error of an IBAN; `undefined` if it is valid (Complaints of this trade, wrong IBAN). */
export function ibanError(written: string): IbanError | undefined {
  if (written.trim() === '') return 'required'
  const iban = compact(written)
  if (iban === undefined) return 'length'
  const length = ownEntry(lengthOf, iban.slice(0, 2))
  if (length === undefined) return 'country'
  if (iban.length !== length) return 'length'
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && remainderOf(iban) === 1 ? undefined : 'checksum'
}

/** The IBAN as stored: without spaces, in capitals; `undefined` if it is invalid. */
export function toStoredIban(written: string): string | undefined {
  return ibanError(written) === undefined ? compact(written) : undefined
}

/** Only the country and the last four characters: RO•••• 4321. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}•••• ${iban.slice(-4)}`
}

/** ISO 7064: moves the first four characters to the end, replaces letters by numbers from 10, then takes modulo 97. */
function remainderOf(iban: string): number {
  return [...iban.slice(4), ...iban.slice(0, 4)]
    .flatMap(char => [...String(Number.parseInt(char, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
