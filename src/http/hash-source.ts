import { createHash } from 'node:crypto'

/** The hash of a script or style, as in a Content-Security-Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
