import { createHash } from 'node:crypto'
import { request } from './asked.ts'

type NotOwn = {
  readonly kind: 'order' | 'address' | 'session' | 'sale'
  /** A page's or an endpoint's name, without what was asked for in it. */
  readonly route: string
  readonly userId: string
}

/**
 * quality.md "Attacks": a member asked for a thing that is not theirs. One line of the log, with nobody's data in it;
 * whether there is such a thing is not looked up for it.
 */
export function noteNotOwn({ kind, route, userId }: NotOwn): void {
  const member = createHash('sha256').update(`member ${userId}`).digest('hex').slice(0, 16)
  const { log, requestId } = request()
  log.warn({ event: 'not-own', requestId, kind, route, member })
}
