import type { ResetRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import { findMemberById, proveMember } from '#store/identity/members.ts'
import { memberPasskeys } from '#store/passkeys.ts'
import type { Context } from '../context.ts'
import { checkNewPassword } from './check-fields.ts'
import { asEmail } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'accounts'>

/** The link came by email, so it proves the address as well. Ends every session of the account, and its passkeys. */
export async function resetPassword(
  ctx: Ctx,
  { token, ...form }: { readonly token: string; readonly password: string },
): Promise<Result<void, ResetRefusal>> {
  const userId = await ctx.accounts.whoResets(token)
  const member = userId === undefined ? undefined : await findMemberById(ctx.sql, userId)
  if (!member) return refuse({ kind: 'invalid-link' })
  const { email, market, name } = member
  const password = checkNewPassword(form.password, email)
  if (!password.ok) return password
  // First: a server that stops in between must not leave a way in behind.
  await memberPasskeys.removeAll(ctx.sql, member.userId)
  if (!(await ctx.accounts.resetPassword(token, password.value)))
    return refuse({ kind: 'invalid-link' })
  await proveMember(ctx.sql, member.userId)
  await writeEmail(ctx.sql, asEmail({ kind: 'password-changed', email, market, name }))
  return ok(undefined)
}
