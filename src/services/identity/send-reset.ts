import type { SendRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { checkEmail } from './check-fields.ts'
import type { Destination, RequestOrigin } from './identity.ts'
import { asReset } from './registration.ts'

type Ctx = Pick<Context, 'sql' | 'guards'>

/** The outbox looks up whether there is an account, after the response. */
export async function sendReset(
  ctx: Ctx,
  { market, ...form }: Destination & { readonly email: string },
  caller: RequestOrigin,
): Promise<Result<void, SendRefusal>> {
  const email = checkEmail(form.email)
  if (!email.ok) return email
  const admitted = await ctx.guards.identity.maySend({ account: email.value, caller }, true)
  if (!admitted.ok) return admitted
  await writeEmail(ctx.sql, asReset({ email: email.value, market }))
  return ok(undefined)
}
