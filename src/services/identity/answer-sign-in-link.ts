import type { Message } from '#store/outbox.ts'
import { inMarket } from './link-market.ts'
import type { IdentityMeans } from './means.ts'
import { readSignInLink } from './registration.ts'
import { asLetter, sealedIn } from './write-letter.ts'

type Means = Pick<IdentityMeans, 'accounts' | 'seal' | 'write'>

/** Nobody waits for the answer any more. */
export function makeAnswerSignInLink({ accounts, seal, write }: Means) {
  return async ({ payload }: Message): Promise<void> => {
    const { email, market, next } = readSignInLink(payload)
    const { value, until } = await accounts.signInToken(email)
    const link = sealedIn(seal, { value: inMarket(market, value), until })
    await write(asLetter({ kind: 'sign-in-link', email, market, ...link, ...(next && { next }) }))
  }
}
