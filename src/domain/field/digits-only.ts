/** Spec 5.1, quality.md: numeric and tel inputs keep digits and the plus sign; characters are filtered, not keys. */
export function digitsOnly(typed: string): string {
  return typed.replace(/[^\d+]/g, '')
}
