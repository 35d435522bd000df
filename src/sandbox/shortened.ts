const longest = 4_000

/** The part of a body that the journal stores: JSON as a value, anything else as text, both limited in length. */
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
