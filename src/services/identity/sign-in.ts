import type { SignInRefusal } from '#domain/identity/identity-refusal.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { checkEmail, checkGiven } from './check-fields.ts'
import type { Entry, RequestOrigin } from './identity.ts'
import { startSession } from './start-session.ts'
import { writeProofEmail } from './write-proof-email.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'accounts' | 'cookies' | 'guards' | 'settings'>

/**
 * The response is the same whether the account does not exist, the password is wrong or the address is unproven; in
 * the last case the proof is requested again by email.
 */
export async function signIn(
  ctx: Ctx,
  form: { readonly email: string; readonly password: string },
  caller: RequestOrigin,
): Promise<Result<Entry, SignInRefusal>> {
  const email = checkEmail(form.email)
  if (!email.ok) return email
  const password = checkGiven('password', form.password)
  if (!password.ok) return password
  const tried = await ctx.guards.identity.mayGuess({ account: email.value, caller })
  if (!tried.ok) return tried
  const credentials = { email: email.value, password: password.value }
  const opened = await ctx.accounts.signIn(credentials, caller.userAgent)
  if (opened === 'unproven') await writeProofEmail(ctx, email.value)
  if (opened === 'wrong' || opened === 'unproven') return refuse({ kind: 'wrong-credentials' })
  await tried.value.wasRight()
  return startSession(ctx, opened)
}
