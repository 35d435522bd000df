import { ok, refuse } from '#domain/result.ts'
import { checkCode, checkPhone } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { startSession } from './start-session.ts'

export function makeEnterPhoneCode(deps: IdentityDeps): Identity['enterPhoneCode'] {
  return async ({ market, ...form }, caller) => {
    const phone = checkPhone(market, form.phone)
    if (!phone.ok) return phone
    const code = checkCode(form.code)
    if (!code.ok) return code
    const tried = await deps.guard.mayGuess({ account: phone.value, caller })
    if (!tried.ok) return tried
    const from = { userAgent: caller.userAgent, market }
    const opened = await deps.accounts.enterPhoneCode(phone.value, code.value, from)
    if (!opened) return refuse({ kind: 'wrong-code' })
    await tried.value.wasRight()
    return ok(await startSession(deps, opened))
  }
}
