import { ok, refuse } from '#domain/result.ts'
import { checkNewPassword } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { asEmail } from './write-email.ts'

/** The link came by email, so it proves the address as well. */
export function makeResetPassword({
  accounts,
  members,
  write,
}: IdentityDeps): Identity['resetPassword'] {
  return async ({ token, ...form }) => {
    const userId = await accounts.whoResets(token)
    const member = userId === undefined ? undefined : await members.byId(userId)
    if (!member) return refuse({ kind: 'invalid-link' })
    const { email, market, name } = member
    const password = checkNewPassword(form.password, email)
    if (!password.ok) return password
    if (!(await accounts.resetPassword(token, password.value)))
      return refuse({ kind: 'invalid-link' })
    await members.prove(member.userId)
    await write(asEmail({ kind: 'password-changed', email, market, name }))
    return ok(undefined)
  }
}
