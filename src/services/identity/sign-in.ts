import { ok, refuse } from '#domain/result.ts'
import { checkEmail, checkGiven } from './check-fields.ts'
import type { Identity } from './identity.ts'
import { letIn } from './let-in.ts'
import type { IdentityMeans } from './means.ts'
import { writeProofLetter } from './write-proof-letter.ts'

/** One answer whether there is no account, another password or no proof yet; the proof is asked for again by letter. */
export function makeSignIn(means: IdentityMeans): Identity['signIn'] {
  return async (form, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const password = checkGiven('password', form.password)
    if (!password.ok) return password
    const tried = await means.guard.mayGuess({ account: email.value, caller })
    if (!tried.ok) return tried
    const given = { email: email.value, password: password.value }
    const opened = await means.accounts.signIn(given, caller.userAgent)
    if (opened === 'unproven') await writeProofLetter(means, email.value)
    if (opened === 'wrong' || opened === 'unproven') return refuse({ kind: 'wrong-credentials' })
    await tried.value.wasRight()
    return ok(await letIn(means, opened))
  }
}
