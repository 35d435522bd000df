import { ok } from '#domain/result.ts'
import { checkPhone } from './check-fields.ts'
import { type SmsMessage, smsTopic } from './emails.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { sealedIn } from './write-email.ts'

/** Every number gets a code, whether there is an account or not. */
export function makeSendPhoneCode({
  guard,
  accounts,
  seal,
  write,
}: IdentityDeps): Identity['sendPhoneCode'] {
  return async (form, caller) => {
    const phone = checkPhone(form.market, form.phone)
    if (!phone.ok) return phone
    const admitted = await guard.maySend({ account: phone.value, caller })
    if (!admitted.ok) return admitted
    const code = sealedIn(seal, await accounts.phoneCode(phone.value))
    const payload: SmsMessage = { phone: phone.value, market: form.market, ...code }
    await write({ topic: smsTopic, payload })
    return ok(undefined)
  }
}
