import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '#domain/result.ts'

/** The claims of a custom token: its user, its session, its own id (invalidated on use), and its expiry. */
export type CustomTokenClaims = {
  readonly userId: string
  readonly sessionId: string
  readonly tokenId: string
  readonly expiresAt: Date
}

/** An authentic token that has expired still names its user; anything else gives no information. */
export type CustomTokenRefusal =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'expired'; readonly claims: CustomTokenClaims }

/** One hour (orders.md "Identity"). */
const customTokenSeconds = 3_600

const audience = 'cart'
const header = encoded({ alg: 'HS256', typ: 'JWT' })
const longest = 1_000

/**
 * The token that a browser presents for its sign-in. There is one algorithm: the header is compared and never
 * selects it (Spec 4.7).
 */
export function createCustomTokens(secret: string) {
  const key = createHmac('sha256', secret).update('custom token').digest()
  const signatureOf = (signed: string) => createHmac('sha256', key).update(signed).digest()
  return {
    mint: (session: {
      readonly userId: string
      readonly sessionId: string
      readonly now: Date
    }): string => {
      const claims = encoded({
        aud: audience,
        sub: session.userId,
        sid: session.sessionId,
        jti: randomUUID(),
        exp: Math.floor(session.now.getTime() / 1_000) + customTokenSeconds,
      })
      const signed = `${header}.${claims}`
      return `${signed}.${signatureOf(signed).toString('base64url')}`
    },
    read: (token: string, now: Date): Result<CustomTokenClaims, CustomTokenRefusal> => {
      const [head, body, signature, ...rest] = token.length > longest ? [] : token.split('.')
      if (head !== header || !body || !signature || rest.length > 0) return invalid
      const given = Buffer.from(signature, 'base64url')
      const expected = signatureOf(`${head}.${body}`)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return invalid
      const claims = claimsIn(body)
      if (!claims) return invalid
      return claims.expiresAt > now ? ok(claims) : refuse({ kind: 'expired', claims })
    },
  }
}

export type CustomTokens = ReturnType<typeof createCustomTokens>

const invalid = refuse({ kind: 'invalid' } as const)

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** The claims of an authentic token, which may still be meant for another audience. */
function claimsIn(body: string): CustomTokenClaims | undefined {
  const { aud, sub, sid, jti, exp } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  return aud === audience &&
    [sub, sid, jti].every(each => typeof each === 'string') &&
    typeof exp === 'number'
    ? { userId: sub, sessionId: sid, tokenId: jti, expiresAt: new Date(exp * 1_000) }
    : undefined
}
