import type { Message } from '#store/outbox.ts'
import type { IdentityMeans } from './means.ts'
import { readRegistration } from './registration.ts'
import { asLetter, sealedIn } from './write-letter.ts'

type Means = Pick<IdentityMeans, 'accounts' | 'members' | 'seal'>

/** An address that has a proven account gets a letter that says so; any other an account to be proven. */
export function makeAnswerRegistration({ accounts, members, seal }: Means) {
  return async ({ payload }: Message): Promise<void> => {
    const { sealedHash, next, ...asked } = readRegistration(payload)
    const { userId, email, market, name } = asked
    const link = sealedIn(seal, await accounts.proofToken(userId, email))
    await members.register(
      { ...asked, passwordHash: seal.open(sealedHash) },
      asLetter({ kind: 'verify', email, market, name, ...link, ...(next && { next }) }),
      asLetter({ kind: 'have-account', email, market }),
    )
  }
}
