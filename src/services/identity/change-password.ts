import type { ChangePasswordRefusal } from '#domain/identity/identity-refusal.ts'
import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import { deleteOtherSessions } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'
import { checkGiven, checkNewPassword } from './check-fields.ts'
import type { RequestOrigin } from './identity.ts'
import { asEmail } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'accounts' | 'guards'>

/**
 * Ends all other sessions together with the old password (quality.md "Attacks"); `current` is not required for an
 * account that has no password yet.
 */
export async function changePassword(
  ctx: Ctx,
  { userId, sessionId, email, market, name }: Member,
  form: { readonly current: string; readonly password: string },
  caller: RequestOrigin,
): Promise<Result<void, ChangePasswordRefusal>> {
  const password = checkNewPassword(form.password, email)
  if (await ctx.accounts.hasPassword(userId)) {
    const current = checkGiven('current-password', form.current)
    if (!current.ok) return current
    if (!password.ok) return password
    const tried = await ctx.guards.identity.mayGuess({ account: userId, caller })
    if (!tried.ok) return tried
    if (!(await ctx.accounts.isPassword(userId, current.value)))
      return refuse({ kind: 'wrong-password' })
    await tried.value.wasRight()
  }
  if (!password.ok) return password
  await ctx.accounts.setPassword(userId, password.value)
  await deleteOtherSessions(ctx.sql, userId, sessionId)
  if (email !== undefined)
    await writeEmail(ctx.sql, asEmail({ kind: 'password-changed', email, market, name }))
  return ok(undefined)
}

/** `false` for a member who has only ever signed in by links, codes or other accounts. */
export function hasPassword(ctx: Ctx, { userId }: Pick<Member, 'userId'>): Promise<boolean> {
  return ctx.accounts.hasPassword(userId)
}
