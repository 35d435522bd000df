import type { IdentityDeps } from './means.ts'

const unconfirmedForMs = 7 * 86_400_000

/** Sessions, links, codes and burnt tokens are deleted once they have lapsed; so is who never proved an address. */
export function makeForgetLapsed({ sessions, now }: Pick<IdentityDeps, 'sessions' | 'now'>) {
  return (): Promise<void> => {
    const at = now()
    return sessions.forgetLapsed(at, new Date(at.getTime() - unconfirmedForMs))
  }
}
