import { ok } from '#domain/result.ts'
import { checkEmail } from './check-fields.ts'
import type { Identity } from './identity.ts'
import { inMarket } from './link-market.ts'
import type { IdentityMeans } from './means.ts'
import { asLetter, sealedIn } from './write-letter.ts'

/** Every address gets one, an account or not: the first use makes the account. */
export const makeSendSignInLink =
  ({ guard, accounts, seal, write }: IdentityMeans): Identity['sendSignInLink'] =>
  async ({ market, next, ...form }, caller) => {
    const email = checkEmail(form.email)
    if (!email.ok) return email
    const admitted = await guard.maySend({ account: email.value, caller })
    if (!admitted.ok) return admitted
    const { value, until } = await accounts.signInToken(email.value)
    const link = sealedIn(seal, { value: inMarket(market, value), until })
    await write(
      asLetter({
        kind: 'sign-in-link',
        email: email.value,
        market,
        ...link,
        ...(next && { next }),
      }),
    )
    return ok(undefined)
  }
