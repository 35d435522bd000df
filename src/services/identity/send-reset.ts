import { ok } from '#domain/result.ts'
import { checkEmail } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { asReset } from './registration.ts'

/** The outbox looks up whether there is an account, after the response. */
export function makeSendReset({ guard, write }: IdentityDeps): Identity['sendReset'] {
  return async ({ market, ...form }, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const admitted = await guard.maySend({ account: email.value, caller }, true)
    if (!admitted.ok) return admitted
    await write(asReset({ email: email.value, market }))
    return ok(undefined)
  }
}
