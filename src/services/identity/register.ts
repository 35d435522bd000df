import { randomUUID } from 'node:crypto'
import type { RegisterRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { checkEmail, checkName, checkNewPassword } from './check-fields.ts'
import type { Destination, RequestOrigin } from './identity.ts'
import { asRegistration } from './registration.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts' | 'guards'>

/**
 * The account is created by the outbox, after the response: one hash and one row, whether there is an account or
 * not, so that neither text nor timing reveals it.
 */
export async function register(
  ctx: Ctx,
  form: Destination & {
    readonly name: string
    readonly email: string
    readonly password: string
    readonly wantsNewsletter: boolean
  },
  caller: RequestOrigin,
): Promise<Result<void, RegisterRefusal>> {
  const { market, next, wantsNewsletter } = form
  const name = checkName(market, form.name)
  if (!name.ok) return name
  const email = checkEmail(form.email)
  if (!email.ok) return email
  const password = checkNewPassword(form.password, email.value)
  if (!password.ok) return password
  const admitted = await ctx.guards.identity.maySend({ account: email.value, caller }, true)
  if (!admitted.ok) return admitted
  const sealedHash = ctx.keys.seal.seal(await ctx.accounts.hashOf(password.value))
  await writeEmail(
    ctx.sql,
    asRegistration({
      userId: randomUUID(),
      name: name.value,
      email: email.value,
      market,
      wantsNewsletter,
      sealedHash,
      ...(next && { next }),
    }),
  )
  return ok(undefined)
}
