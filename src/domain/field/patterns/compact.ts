/** Longer than any number with all its separators; asked first, so that no pattern sees a long string. */
const cap = 40

/** markets.md: spaces, dots and dashes are stripped before tax and registration patterns; undefined when over the cap. */
export function compact(value: string): string | undefined {
  return value.length > cap ? undefined : value.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase()
}

/** The value as the patterns of 5.3 see it. */
export function isCompactMatch(value: string, pattern: RegExp): boolean {
  const compacted = compact(value)
  return compacted !== undefined && pattern.test(compacted)
}
