import { ok, refuse } from '#domain/result.ts'
import { checkCode, checkPhone } from './check-fields.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

/** A correct code for a number of another account is refused like a wrong code. */
export function makeChangePhone({ accounts, guard }: IdentityDeps): Identity['changePhone'] {
  return async (cookie, { market, ...form }, caller) => {
    const phone = checkPhone(market, form.phone)
    if (!phone.ok) return phone
    const code = checkCode(form.code)
    if (!code.ok) return code
    const tried = await guard.mayGuess({ account: phone.value, caller })
    if (!tried.ok) return tried
    if (!(await accounts.changePhone(cookie, phone.value, code.value)))
      return refuse({ kind: 'wrong-code' })
    await tried.value.wasRight()
    return ok(undefined)
  }
}
