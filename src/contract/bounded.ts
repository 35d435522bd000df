const mostDepth = 10

/**
 * Whether a JSON value can be stored and read back unchanged: at most ten levels deep, finite numbers, text
 * that PostgreSQL can store (no NUL, no lone surrogate).
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
