import type { CodeRefusal } from '#domain/identity/identity-refusal.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { checkCode, checkPhone } from './check-fields.ts'
import type { RequestOrigin } from './identity.ts'

type Ctx = Pick<Context, 'accounts' | 'guards'>

/**
 * A correct code for a number of another account is refused like a wrong code. The code was sent by
 * `sendPhoneCode`; `cookie` is the complete Cookie header of the signed-in member.
 */
export async function changePhone(
  ctx: Ctx,
  cookie: string,
  { market, ...form }: { readonly market: Market; readonly phone: string; readonly code: string },
  caller: RequestOrigin,
): Promise<Result<void, CodeRefusal>> {
  const phone = checkPhone(market, form.phone)
  if (!phone.ok) return phone
  const code = checkCode(form.code)
  if (!code.ok) return code
  const tried = await ctx.guards.identity.mayGuess({ account: phone.value, caller })
  if (!tried.ok) return tried
  if (!(await ctx.accounts.changePhone(cookie, phone.value, code.value)))
    return refuse({ kind: 'wrong-code' })
  await tried.value.wasRight()
  return ok(undefined)
}
