/** An authentication request as given in the URL (OpenID Connect Core 3.1.2.1). */
export type AuthorizeRequest = {
  readonly redirectUri: string
  readonly scope: string
  /** PKCE, S256. */
  readonly codeChallenge: string
  readonly state?: string
  readonly nonce?: string
}

export type ReadRequest =
  | { readonly kind: 'valid'; readonly request: AuthorizeRequest }
  /** The client or the redirect URI is unknown, so nothing is sent to it. */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'refused'; readonly location: string }

export function readAuthorizeRequest(
  query: Readonly<Record<string, unknown>>,
  clientId: string,
): ReadRequest {
  const redirectUri = textOf(query.redirect_uri)
  if (query.client_id !== clientId || !isOwnAddress(redirectUri)) return { kind: 'stranger' }
  const state = textOf(query.state)
  const nonce = textOf(query.nonce)
  const scope = textOf(query.scope)
  const codeChallenge = textOf(query.code_challenge)
  const refused = (error: string): ReadRequest => ({
    kind: 'refused',
    location: backTo({ redirectUri, state }, { error }),
  })
  if (query.response_type !== 'code') return refused('unsupported_response_type')
  if (!scope.split(' ').includes('openid')) return refused('invalid_scope')
  if (query.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return refused('invalid_request')
  return {
    kind: 'valid',
    request: {
      redirectUri,
      scope,
      codeChallenge,
      ...(state && { state }),
      ...(nonce && { nonce }),
    },
  }
}

/** The redirect URI of the shop with the response in its query; `state` is returned as it was sent. */
export function backTo(
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...parameters, ...(state && { state }) }))
    url.searchParams.set(name, value)
  return url.href
}

/** Accepts only this machine or a name reserved for examples, so that no third-party page is sent a code. */
function isOwnAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    /^https?:$/.test(protocol) && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.example)$/.test(hostname)
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
