import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import { hashOfLink } from './link-secret.ts'
import type { IdentityDeps } from './means.ts'

/** The link came by email, so the address is proven, and guest orders placed with it become the member's. */
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

/**
 * The owner of the previously proven address has the final decision, and is the only one left with access to the
 * account.
 */
export function makeStopEmailChange({ emailChanges }: IdentityDeps): Identity['stopEmailChange'] {
  return async token =>
    (await emailChanges.stop(hashOfLink(token))) === undefined
      ? refuse({ kind: 'invalid-link' })
      : ok(undefined)
}
