import type { LinkRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { applyEmailChange, withdrawEmailChange } from '#store/identity/email-changes.ts'
import { attachOrdersToMember } from '#store/identity/members.ts'
import type { Context } from '../context.ts'
import { hashOfLink } from './link-secret.ts'

type Ctx = Pick<Context, 'sql'>

/**
 * The link came by email, so the address is proven, and guest orders placed with it become the member's. Existing
 * sessions continue.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<Result<void, LinkRefusal>> {
  const userId = await applyEmailChange(ctx.sql, hashOfLink(token))
  if (userId === undefined) return refuse({ kind: 'invalid-link' })
  await attachOrdersToMember(ctx.sql, userId)
  return ok(undefined)
}

/**
 * The owner of the previously proven address has the final decision, and is the only one left with access to the
 * account. Ends every session and passkey of the account.
 */
export async function stopEmailChange(ctx: Ctx, token: string): Promise<Result<void, LinkRefusal>> {
  return (await withdrawEmailChange(ctx.sql, hashOfLink(token))) === undefined
    ? refuse({ kind: 'invalid-link' })
    : ok(undefined)
}
