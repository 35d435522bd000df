import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { cleanText } from '#domain/field/clean-text.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { type AccountOptions, authOptions } from './auth-options.ts'

/** The shop's registration with an identity provider; `issuer` is the base of /.well-known/openid-configuration. */
export type SocialClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export type IdentityProviderOptions = AccountOptions & {
  readonly clients: Readonly<Partial<Record<SocialWay, SocialClient>>>
  /** The URL to which the identity provider returns the browser. */
  readonly callbackUrlOf: (way: SocialWay, market: Market) => string
  /** Called before an address confirmed by an identity provider is accepted. */
  readonly beforeProof: (email: string) => Promise<void>
}

/**
 * Each identity provider has its own instance of the library, created on first use: an unavailable one does not delay
 * the others.
 */
export function openSocialAuth(
  options: IdentityProviderOptions,
  way: SocialWay,
  client: SocialClient,
  market: Market,
) {
  const baseOptions = authOptions(options)
  return betterAuth({
    ...baseOptions,
    plugins: [
      ...baseOptions.plugins,
      genericOAuth({
        config: [
          {
            providerId: way,
            clientId: client.clientId,
            clientSecret: client.clientSecret,
            discoveryUrl: `${client.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
            redirectURI: options.callbackUrlOf(way, market),
            authorizationUrlParams: { ui_locales: languageOf[market] },
            requireIdTokenVerification: true,
            ...protocolOf[way],
            mapProfileToUser: async profile => verifiedProfile(profile, options.beforeProof),
          },
        ],
      }),
    ],
  })
}

export type SocialAuth = ReturnType<typeof openSocialAuth>

type ProtocolOptions = {
  readonly scopes: string[]
  readonly responseMode?: 'form_post'
  readonly tokenUrl?: string
}

const defaultProtocol: ProtocolOptions = { scopes: ['openid', 'email', 'profile'] }

/** Apple returns the address only by a form post; Facebook's discovery document lacks the token endpoint. */
const protocolOf: Readonly<Record<SocialWay, ProtocolOptions>> = {
  google: defaultProtocol,
  apple: { scopes: ['openid', 'email', 'name'], responseMode: 'form_post' },
  facebook: {
    scopes: ['openid', 'email', 'public_profile'],
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
  },
  demo: defaultProtocol,
}

/** An address that the identity provider has not verified counts as missing. */
async function verifiedProfile(
  profile: Readonly<Record<string, unknown>>,
  beforeProof: IdentityProviderOptions['beforeProof'],
) {
  const { email, emailVerified, name } = profile
  if (typeof email !== 'string' || emailVerified !== true) return { email: '' }
  await beforeProof(email)
  // The profile picture is not stored.
  return { name: typeof name === 'string' ? nameOf(name) : '', image: undefined }
}

const longestName = 100

/**
 * The name as our own forms would accept it (docs/decisions/0042-text-from-outside.md); there is no form here to show
 * an error.
 */
function nameOf(text: string): string {
  return cleanText(text.slice(0, longestName).replaceAll(/\p{Cc}/gu, ' ')).trim()
}
