import type { IdentityDeps } from './means.ts'

const unconfirmedForMs = 7 * 86_400_000

/** Deletes expired sessions, links, codes and burnt tokens, and accounts that never proved an address. */
export function makeForgetLapsed({ sessions, now }: Pick<IdentityDeps, 'sessions' | 'now'>) {
  return (): Promise<void> => {
    const at = now()
    return sessions.forgetLapsed(at, new Date(at.getTime() - unconfirmedForMs))
  }
}
