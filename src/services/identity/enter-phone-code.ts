import { ok, refuse } from '#domain/result.ts'
import { checkCode, checkPhone } from './check-fields.ts'
import type { Identity } from './identity.ts'
import { letIn } from './let-in.ts'
import type { IdentityMeans } from './means.ts'

export function makeEnterPhoneCode(means: IdentityMeans): Identity['enterPhoneCode'] {
  return async ({ market, ...form }, caller) => {
    const phone = checkPhone(market, form.phone)
    if (!phone.ok) return phone
    const code = checkCode(form.code)
    if (!code.ok) return code
    const tried = await means.guard.mayGuess({ account: phone.value, caller })
    if (!tried.ok) return tried
    const from = { userAgent: caller.userAgent, market }
    const opened = await means.accounts.enterPhoneCode(phone.value, code.value, from)
    if (!opened) return refuse({ kind: 'wrong-code' })
    await tried.value.wasRight()
    return ok(await letIn(means, opened))
  }
}
