import { ok } from '#domain/result.ts'
import { checkEmail } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { asSignInLink } from './registration.ts'

/**
 * Every address gets a link, whether there is an account or not: its first use creates the account. The outbox
 * creates the link, after the response.
 */
export function makeSendSignInLink({ guard, write }: IdentityDeps): Identity['sendSignInLink'] {
  return async ({ market, next, ...form }, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const admitted = await guard.maySend({ account: email.value, caller })
    if (!admitted.ok) return admitted
    await write(asSignInLink({ email: email.value, market, ...(next && { next }) }))
    return ok(undefined)
  }
}
