import type { SendRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { checkEmail } from './check-fields.ts'
import type { Destination, RequestOrigin } from './identity.ts'
import { asSignInLink } from './registration.ts'

type Ctx = Pick<Context, 'sql' | 'guards'>

/**
 * Every address gets a link, whether there is an account or not: its first use creates the account. The outbox
 * creates the link, after the response.
 */
export async function sendSignInLink(
  ctx: Ctx,
  { market, next, ...form }: Destination & { readonly email: string },
  caller: RequestOrigin,
): Promise<Result<void, SendRefusal>> {
  const email = checkEmail(form.email)
  if (!email.ok) return email
  const admitted = await ctx.guards.identity.maySend({ account: email.value, caller })
  if (!admitted.ok) return admitted
  await writeEmail(ctx.sql, asSignInLink({ email: email.value, market, ...(next && { next }) }))
  return ok(undefined)
}
