import { createHash } from 'node:crypto'

/**
 * The hash of the content, as an event id where the provider has none; equal content has an equal hash
 * (providers.md, Rules).
 */
export function fingerprint(...result: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 40)
}
