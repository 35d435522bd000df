import { randomUUID } from 'node:crypto'
import { ok } from '#domain/result.ts'
import { checkEmail, checkName, checkNewPassword } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { asRegistration } from './registration.ts'

/**
 * The account is created by the outbox, after the response: one hash and one row, whether there is an account or
 * not, so that neither text nor timing reveals it.
 */
export function makeRegister({ guard, accounts, seal, write }: IdentityDeps): Identity['register'] {
  return async (form, caller) => {
    const { market, next, wantsNewsletter } = form
    const name = checkName(market, form.name)
    if (!name.ok) return name
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const password = checkNewPassword(form.password, email.value)
    if (!password.ok) return password
    const admitted = await guard.maySend({ account: email.value, caller }, true)
    if (!admitted.ok) return admitted
    const sealedHash = seal.seal(await accounts.hashOf(password.value))
    await write(
      asRegistration({
        userId: randomUUID(),
        name: name.value,
        email: email.value,
        market,
        wantsNewsletter,
        sealedHash,
        ...(next && { next }),
      }),
    )
    return ok(undefined)
  }
}
