import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import { hashOfLink } from './link-secret.ts'
import type { IdentityDeps } from './means.ts'

/** The link came by letter: the address is proven, and what was ordered with it as a guest is the member's. */
export function makeConfirmEmail({
  emailChanges,
  members,
}: IdentityDeps): Identity['confirmEmail'] {
  return async token => {
    const userId = await emailChanges.confirm(hashOfLink(token))
    if (userId === undefined) return refuse({ kind: 'invalid-link' })
    await members.attachOrders(userId)
    return ok(undefined)
  }
}

/** Who owns the address that was proven before has the last word, and the account to themselves. */
export function makeStopEmailChange({ emailChanges }: IdentityDeps): Identity['stopEmailChange'] {
  return async token =>
    (await emailChanges.stop(hashOfLink(token))) === undefined
      ? refuse({ kind: 'invalid-link' })
      : ok(undefined)
}
