import { isCompactMatch } from './compact.ts'

/** 1 to 9 digits with optional RO prefix (Spec 5.2). */
export function isTaxId(value: string): boolean {
  return isCompactMatch(value, /^(?:RO)?\d{1,9}$/)
}

/** Another id: 6 to 12 digits with optional RO prefix (Spec 5.2). */
export function isOtherId(value: string): boolean {
  return isCompactMatch(value, /^(?:RO)?\d{6,12}$/)
}

/** Strips the prefix of RO, case-insensitively (Spec 5.2). */
export function stripRo(value: string): string {
  return value.replace(/^ro/i, '')
}
