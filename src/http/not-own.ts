import { createHash } from 'node:crypto'
import { requestContext } from './request-context.ts'

type NotOwn = {
  readonly kind: 'order' | 'address' | 'passkey' | 'session' | 'sale'
  /** The name of a page or endpoint, without the requested parameters. */
  readonly route: string
  readonly userId: string
}

/**
 * A member requested an item that is not theirs (quality.md "Attacks"). Writes one log line without personal data; it
 * is not checked whether the item exists.
 */
export function logNotOwn({ kind, route, userId }: NotOwn): void {
  const member = createHash('sha256').update(`member ${userId}`).digest('hex').slice(0, 16)
  const { log, requestId } = requestContext()
  log.warn({ event: 'not-own', requestId, kind, route, member })
}
