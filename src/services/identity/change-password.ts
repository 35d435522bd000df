import { ok, refuse } from '#domain/result.ts'
import { checkGiven, checkNewPassword } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { asEmail } from './write-email.ts'

/** Ends the sessions in all other browsers together with the old password (quality.md "Attacks"). */
export function makeChangePassword({
  accounts,
  sessions,
  guard,
  write,
}: IdentityDeps): Identity['changePassword'] {
  return async ({ userId, sessionId, email, market, name }, form, caller) => {
    const password = checkNewPassword(form.password, email)
    if (await accounts.hasPassword(userId)) {
      const current = checkGiven('current-password', form.current)
      if (!current.ok) return current
      if (!password.ok) return password
      const tried = await guard.mayGuess({ account: userId, caller })
      if (!tried.ok) return tried
      if (!(await accounts.isPassword(userId, current.value)))
        return refuse({ kind: 'wrong-password' })
      await tried.value.wasRight()
    }
    if (!password.ok) return password
    await accounts.setPassword(userId, password.value)
    await sessions.endOthers(userId, sessionId)
    if (email !== undefined) await write(asEmail({ kind: 'password-changed', email, market, name }))
    return ok(undefined)
  }
}
