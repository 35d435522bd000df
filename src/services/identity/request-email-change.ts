import type { ChangeEmailRefusal } from '#domain/identity/identity-refusal.ts'
import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { checkEmail, checkGiven } from './check-fields.ts'
import { asEmailChange } from './email-change.ts'
import type { RequestOrigin } from './identity.ts'

type Ctx = Pick<Context, 'sql' | 'accounts' | 'guards'>

/**
 * Writes one outbox row, no matter who owns the address; the account is looked up after the response. The new address
 * takes effect once the link in its email is opened; `current` is not required for an account without a password.
 */
export async function requestEmailChange(
  ctx: Ctx,
  { userId, market }: Member,
  form: { readonly email: string; readonly current: string },
  caller: RequestOrigin,
): Promise<Result<void, ChangeEmailRefusal>> {
  const email = checkEmail(form.email)
  if (!email.ok) return email
  const hasPassword = await ctx.accounts.hasPassword(userId)
  const current = hasPassword ? checkGiven('current-password', form.current) : ok('')
  if (!current.ok) return current
  // Counted as sent even if the password was wrong: this also slows down password guessing.
  const admitted = await ctx.guards.identity.maySend({ account: userId, caller })
  if (!admitted.ok) return admitted
  if (hasPassword && !(await ctx.accounts.isPassword(userId, current.value)))
    return refuse({ kind: 'wrong-password' })
  await writeEmail(ctx.sql, asEmailChange({ userId, email: email.value, market }))
  return ok(undefined)
}
