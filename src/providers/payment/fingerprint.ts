import { createHash } from 'node:crypto'

/**
 * The hash of the content, as an event id where the provider has none; equal content has an equal hash
 * (providers.md, Rules).
 */
export function fingerprint(...parts: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
