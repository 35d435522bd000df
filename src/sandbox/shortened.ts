const longest = 4_000

/** What the journal keeps of a body: JSON as a value, the rest as text, neither without end. */
export function shortened(body: unknown): unknown {
  if (body === undefined || body === null) return undefined
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  if (text.length > longest) return `${text.slice(0, longest)}…`
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
