const mostDepth = 10

/**
 * Whether a value of JSON can be kept and read back as it is: no deeper than ten levels, numbers that are numbers, text
 * that PostgreSQL keeps (no NUL, no half of a pair).
 */
export function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isKeepableText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < mostDepth &&
    Object.entries(value).every(
      ([key, inner]) => isKeepableText(key) && isKeepable(inner, depth + 1),
    )
  )
}

function isKeepableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
