/** Encodes a parameter as one path segment; `undefined` where a path cannot contain it ('', '.', '..'). */
export function encodeSegment(value: string): string | undefined {
  return value === '' || value === '.' || value === '..'
    ? undefined
    : encodeURIComponent(value.toWellFormed())
}

/** The decoded segments of a path, without query and fragment; `undefined` for a path that no page of the shop can have. */
export function segmentsOf(path: string): readonly string[] | undefined {
  const [plain = ''] = path.split(/[?#]/, 1)
  if (!plain.startsWith('/')) return undefined
  const inner = plain.slice(1, plain.endsWith('/') ? -1 : undefined)
  if (inner === '') return plain === '/' ? [] : undefined
  const segments = inner.split('/').map(decodeSegment)
  return segments.every(segment => segment !== undefined && segment !== '')
    ? (segments as string[])
    : undefined
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Malformed percent-encoding occurs only in hand-made URLs.
    return undefined
  }
}
