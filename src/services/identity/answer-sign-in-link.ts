import type { Message } from '#store/outbox.ts'
import { inMarket } from './link-market.ts'
import type { IdentityDeps } from './means.ts'
import { readSignInLink } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Deps = Pick<IdentityDeps, 'accounts' | 'seal' | 'write'>

/** The request has already been answered. */
export function makeAnswerSignInLink({ accounts, seal, write }: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const { email, market, next } = readSignInLink(payload)
    const { value, until } = await accounts.signInToken(email)
    const link = sealedIn(seal, { value: inMarket(market, value), until })
    await write(asEmail({ kind: 'sign-in-link', email, market, ...link, ...(next && { next }) }))
  }
}
