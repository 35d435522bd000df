/** Longer than any number with all its separators; checked first, so that no pattern runs on a long string. */
const cap = 40

/** Strips spaces, dots and dashes before tax and registration patterns; `undefined` when over the cap (markets.md). */
export function compact(value: string): string | undefined {
  return value.length > cap ? undefined : value.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase()
}

/** Whether the value, without separators, matches a pattern of 5.3. */
export function isCompactMatch(value: string, pattern: RegExp): boolean {
  const compacted = compact(value)
  return compacted !== undefined && pattern.test(compacted)
}
