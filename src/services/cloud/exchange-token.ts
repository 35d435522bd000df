import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { burnToken } from '#store/cloud/burnt-tokens.ts'
import type { Context } from '../context.ts'
import type { CustomTokens } from '../identity/custom-token.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'cookies'>

/** `cookies` are complete Set-Cookie lines. */
export type Exchanged = { readonly cookies: readonly string[] }

/**
 * A token that was used once is no longer valid; while the session lasts, the response carries a fresh one for
 * another attempt.
 */
export type ExchangeRefusal =
  | { readonly kind: 'token-invalid' }
  | (Exchanged & { readonly kind: 'token-used' | 'token-expired' })

/** Exchanges the custom token of this session, once, for a pass to the member's carts (Spec 4.7, orders.md). */
export async function exchangeToken(
  ctx: Ctx,
  { userId, sessionId }: Member,
  token: string,
): Promise<Result<Exchanged, ExchangeRefusal>> {
  const at = ctx.clock()
  const read = ctx.keys.customTokens.read(token, at)
  const claims = claimsOf(read)
  if (claims?.userId !== userId || claims.sessionId !== sessionId)
    return refuse({ kind: 'token-invalid' })
  const session = { userId, sessionId, now: at }
  const fresh = ctx.cookies.customTokenCookie(ctx.keys.customTokens.mint(session))
  if (!read.ok) return refuse({ kind: 'token-expired', cookies: [fresh] })
  const isFirstUse = await burnToken(ctx.sql, claims.tokenId, claims.expiresAt)
  return isFirstUse
    ? ok({ cookies: [fresh, ctx.cookies.pass(ctx.keys.cartPasses.mint(session))] })
    : refuse({ kind: 'token-used', cookies: [fresh] })
}

function claimsOf(read: ReturnType<CustomTokens['read']>) {
  if (read.ok) return read.value
  return read.refusal.kind === 'expired' ? read.refusal.claims : undefined
}
