import type { Message } from '#store/outbox.ts'
import type { IdentityDeps } from './means.ts'
import { readReset } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Deps = Pick<IdentityDeps, 'accounts' | 'seal' | 'write'>

/** No email if there is no account; the request has already been answered. */
export function makeAnswerReset({ accounts, seal, write }: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const { email, market } = readReset(payload)
    const token = await accounts.resetToken(email)
    if (token) await write(asEmail({ kind: 'reset', email, market, ...sealedIn(seal, token) }))
  }
}
