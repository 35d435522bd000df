import { ok, refuse } from '#domain/result.ts'
import { checkEmail, checkGiven } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { startSession } from './start-session.ts'
import { writeProofEmail } from './write-proof-email.ts'

/**
 * The response is the same whether the account does not exist, the password is wrong or the address is unproven; in
 * the last case the proof is requested again by email.
 */
export function makeSignIn(deps: IdentityDeps): Identity['signIn'] {
  return async (form, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const password = checkGiven('password', form.password)
    if (!password.ok) return password
    const tried = await deps.guard.mayGuess({ account: email.value, caller })
    if (!tried.ok) return tried
    const given = { email: email.value, password: password.value }
    const opened = await deps.accounts.signIn(given, caller.userAgent)
    if (opened === 'unproven') await writeProofEmail(deps, email.value)
    if (opened === 'wrong' || opened === 'unproven') return refuse({ kind: 'wrong-credentials' })
    await tried.value.wasRight()
    return ok(await startSession(deps, opened))
  }
}
