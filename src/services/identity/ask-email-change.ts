import { ok, refuse } from '#domain/result.ts'
import { checkEmail, checkGiven } from './check-fields.ts'
import { asEmailChange } from './email-change.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

/** Writes one outbox row, no matter who owns the address; the account is looked up after the response. */
export function makeRequestEmailChange({
  accounts,
  guard,
  write,
}: IdentityDeps): Identity['askEmailChange'] {
  return async ({ userId, market }, form, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const hasPassword = await accounts.hasPassword(userId)
    const current = hasPassword ? checkGiven('current-password', form.current) : ok('')
    if (!current.ok) return current
    // Counted as sent even if the password was wrong: this also slows down password guessing.
    const admitted = await guard.maySend({ account: userId, caller })
    if (!admitted.ok) return admitted
    if (hasPassword && !(await accounts.isPassword(userId, current.value)))
      return refuse({ kind: 'wrong-password' })
    await write(asEmailChange({ userId, email: email.value, market }))
    return ok(undefined)
  }
}
