/** Longer texts are not kept: they come from requests, not from the catalogue. */
const maxLength = 80

/** The same pure function, with its results kept; at most `limit` of them, then all are forgotten. */
export function memoized<T>(compute: (text: string) => T, limit = 4096): (text: string) => T {
  const results = new Map<string, T>()
  return text => {
    const known = results.get(text)
    if (known !== undefined || text.length > maxLength) return known ?? compute(text)
    if (results.size >= limit) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}
