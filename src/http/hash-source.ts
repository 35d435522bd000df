import { createHash } from 'node:crypto'

/** A script's or a style's text as a Content-Security-Policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
