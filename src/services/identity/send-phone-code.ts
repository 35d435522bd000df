import type { SendRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { checkPhone } from './check-fields.ts'
import { type SmsMessage, smsTopic } from './emails.ts'
import type { Destination, RequestOrigin } from './identity.ts'
import { sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts' | 'guards'>

/** Every number gets a code, whether there is an account or not. */
export async function sendPhoneCode(
  ctx: Ctx,
  form: Destination & { readonly phone: string },
  caller: RequestOrigin,
): Promise<Result<void, SendRefusal>> {
  const phone = checkPhone(form.market, form.phone)
  if (!phone.ok) return phone
  const admitted = await ctx.guards.identity.maySend({ account: phone.value, caller })
  if (!admitted.ok) return admitted
  const code = sealedIn(ctx.keys.seal, await ctx.accounts.phoneCode(phone.value))
  const payload: SmsMessage = { phone: phone.value, market: form.market, ...code }
  await writeEmail(ctx.sql, { topic: smsTopic, payload })
  return ok(undefined)
}
