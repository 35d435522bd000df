import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { cleanText } from '#domain/field/clean-text.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { type AccountOptions, authOptions } from './auth-options.ts'

/** What the shop is known by to a stranger; `issuer` stands before /.well-known/openid-configuration. */
export type SocialClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export type VoucherOptions = AccountOptions & {
  readonly clients: Readonly<Partial<Record<SocialWay, SocialClient>>>
  /** Where the stranger sends the browser back to. */
  readonly callbackUrlOf: (way: SocialWay, market: Market) => string
  /** Told before a stranger's word for an address counts. */
  readonly beforeProof: (email: string) => Promise<void>
}

/** Each way has a library of its own, made when it is first asked for: a stranger that is away delays nobody else. */
export function openSocialAuth(
  options: VoucherOptions,
  way: SocialWay,
  client: SocialClient,
  market: Market,
) {
  const own = authOptions(options)
  return betterAuth({
    ...own,
    plugins: [
      ...own.plugins,
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
            ...habits[way],
            mapProfileToUser: async profile => provenIn(profile, options.beforeProof),
          },
        ],
      }),
    ],
  })
}

export type SocialAuth = ReturnType<typeof openSocialAuth>

type Habits = {
  readonly scopes: string[]
  readonly responseMode?: 'form_post'
  readonly tokenUrl?: string
}

const usual: Habits = { scopes: ['openid', 'email', 'profile'] }

/** Apple tells an address only to a form; Facebook's discovery leaves out where codes are exchanged. */
const habits: Readonly<Record<SocialWay, Habits>> = {
  google: usual,
  apple: { scopes: ['openid', 'email', 'name'], responseMode: 'form_post' },
  facebook: {
    scopes: ['openid', 'email', 'public_profile'],
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
  },
  demo: usual,
}

/** An address the stranger has not seen proven counts as none. */
async function provenIn(
  profile: Readonly<Record<string, unknown>>,
  beforeProof: VoucherOptions['beforeProof'],
) {
  const { email, emailVerified, name } = profile
  if (typeof email !== 'string' || emailVerified !== true) return { email: '' }
  await beforeProof(email)
  // Their picture is nobody's business here.
  return { name: typeof name === 'string' ? nameOf(name) : '', image: undefined }
}

const longestName = 100

/** As a form of ours would take it (docs/decisions/0042-text-from-outside.md); nobody is there to be told what is wrong. */
function nameOf(told: string): string {
  return cleanText(told.slice(0, longestName).replaceAll(/\p{Cc}/gu, ' ')).trim()
}
