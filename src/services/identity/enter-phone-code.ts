import type { BlockedRefusal, CodeRefusal } from '#domain/identity/identity-refusal.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { checkCode, checkPhone } from './check-fields.ts'
import type { Destination, Entry, RequestOrigin } from './identity.ts'
import { startSession } from './start-session.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'accounts' | 'cookies' | 'guards' | 'settings'>

export async function enterPhoneCode(
  ctx: Ctx,
  { market, ...form }: Destination & { readonly phone: string; readonly code: string },
  caller: RequestOrigin,
): Promise<Result<Entry, CodeRefusal | BlockedRefusal>> {
  const phone = checkPhone(market, form.phone)
  if (!phone.ok) return phone
  const code = checkCode(form.code)
  if (!code.ok) return code
  const tried = await ctx.guards.identity.mayGuess({ account: phone.value, caller })
  if (!tried.ok) return tried
  const from = { userAgent: caller.userAgent, market }
  const opened = await ctx.accounts.enterPhoneCode(phone.value, code.value, from)
  if (!opened) return refuse({ kind: 'wrong-code' })
  await tried.value.wasRight()
  return startSession(ctx, opened)
}
