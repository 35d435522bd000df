import type { Message } from '#store/outbox.ts'
import type { IdentityDeps } from './means.ts'
import { readRegistration } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Deps = Pick<IdentityDeps, 'accounts' | 'members' | 'seal'>

/** An address with a proven account gets an email that says so; for any other, an unproven account is created. */
export function makeAnswerRegistration({ accounts, members, seal }: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const { sealedHash, next, ...request } = readRegistration(payload)
    const { userId, email, market, name } = request
    const link = sealedIn(seal, await accounts.proofToken(userId, email))
    await members.register(
      { ...request, passwordHash: seal.open(sealedHash) },
      asEmail({ kind: 'verify', email, market, name, ...link, ...(next && { next }) }),
      asEmail({ kind: 'have-account', email, market }),
    )
  }
}
