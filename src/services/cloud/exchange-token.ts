import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ReadableCookies } from '#services/identity/cookies.ts'
import type { CustomTokens } from '#services/identity/custom-token.ts'
import type { BurntTokenStore } from '#store/cloud/burnt-tokens.ts'
import type { CartCookies } from './cart-cookies.ts'
import type { CartPasses } from './cart-pass.ts'

/** `cookies` are complete Set-Cookie lines. */
export type Exchanged = { readonly cookies: readonly string[] }

/**
 * A token that was used once is no longer valid; while the session lasts, the response carries a fresh one for
 * another attempt.
 */
export type ExchangeRefusal =
  | { readonly kind: 'token-invalid' }
  | (Exchanged & { readonly kind: 'token-used' | 'token-expired' })

type Deps = {
  readonly tokens: CustomTokens
  readonly burntTokens: Pick<BurntTokenStore, 'burn'>
  readonly passes: Pick<CartPasses, 'mint'>
  readonly cookies: Pick<ReadableCookies, 'customTokenCookie'> & Pick<CartCookies, 'pass'>
  readonly now: () => Date
}

/** Exchanges the custom token of this session, once, for a pass to the member's carts (Spec 4.7, orders.md). */
export function makeExchangeToken({ tokens, burntTokens, passes, cookies, now }: Deps) {
  return async (
    { userId, sessionId }: Member,
    token: string,
  ): Promise<Result<Exchanged, ExchangeRefusal>> => {
    const at = now()
    const read = tokens.read(token, at)
    const claims = claimsOf(read)
    if (claims?.userId !== userId || claims.sessionId !== sessionId)
      return refuse({ kind: 'token-invalid' })
    const whose = { userId, sessionId, now: at }
    const fresh = cookies.customTokenCookie(tokens.mint(whose))
    if (!read.ok) return refuse({ kind: 'token-expired', cookies: [fresh] })
    const isFirstUse = await burntTokens.burn(claims.tokenId, claims.expiresAt)
    return isFirstUse
      ? ok({ cookies: [fresh, cookies.pass(passes.mint(whose))] })
      : refuse({ kind: 'token-used', cookies: [fresh] })
  }
}

function claimsOf(read: ReturnType<CustomTokens['read']>) {
  if (read.ok) return read.value
  return read.refusal.kind === 'expired' ? read.refusal.claims : undefined
}
