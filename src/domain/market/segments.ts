/** A parameter written as one segment of a path; undefined where a path cannot hold it ('', '.', '..'). */
export function encodeSegment(value: string): string | undefined {
  return value === '' || value === '.' || value === '..'
    ? undefined
    : encodeURIComponent(value.toWellFormed())
}

/** The decoded segments of a path, without query and fragment; undefined for what no page of ours looks like. */
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
    // Malformed percent-encoding, which only a hand-made address has.
    return undefined
  }
}
