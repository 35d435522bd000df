import { createHash } from 'node:crypto'

/** providers.md, Rules: where no event id exists, the hash of what was said; the same words give the same one. */
export function fingerprint(...result: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 40)
}
