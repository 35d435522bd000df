import { isCompactMatch } from './compact.ts'

/** Spec 5.2: 1 to 9 digits with optional RO prefix. */
export function isTaxId(value: string): boolean {
  return isCompactMatch(value, /^(?:RO)?\d{1,9}$/)
}

/** Spec 5.2: another id, 6 to 12 digits with optional RO prefix. */
export function isOtherId(value: string): boolean {
  return isCompactMatch(value, /^(?:RO)?\d{6,12}$/)
}

/** Spec 5.2: in RO the prefix is stripped, case-insensitively. */
export function stripRo(value: string): string {
  return value.replace(/^ro/i, '')
}
