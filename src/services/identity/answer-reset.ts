import type { Message } from '#store/outbox.ts'
import type { IdentityMeans } from './means.ts'
import { readReset } from './registration.ts'
import { asLetter, sealedIn } from './write-letter.ts'

type Means = Pick<IdentityMeans, 'accounts' | 'seal' | 'write'>

/** No account, no letter: nobody waits for the answer any more. */
export function makeAnswerReset({ accounts, seal, write }: Means) {
  return async ({ payload }: Message): Promise<void> => {
    const { email, market } = readReset(payload)
    const token = await accounts.resetToken(email)
    if (token) await write(asLetter({ kind: 'reset', email, market, ...sealedIn(seal, token) }))
  }
}
