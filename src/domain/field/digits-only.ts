/** Numeric and tel inputs keep digits and the plus sign; characters are filtered, not key presses (Spec 5.1, quality.md). */
export function digitsOnly(typed: string): string {
  return typed.replace(/[^\d+]/g, '')
}
