import { createHash } from 'node:crypto'

/** The same UUID (RFC 9562, version 8) for the same text on every machine, so that examples can name it. */
export function seedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return groups.join('-')
}
