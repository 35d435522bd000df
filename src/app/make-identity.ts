import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { makeAccounts } from '#providers/identity/make-accounts.ts'
import type { SocialClient } from '#providers/identity/vouchers.ts'
import { makeAnswerEmailChange } from '#services/identity/answer-email-change.ts'
import { makeAnswerRegistration } from '#services/identity/answer-registration.ts'
import { makeAnswerReset } from '#services/identity/answer-reset.ts'
import { makeAnswerSignInLink } from '#services/identity/answer-sign-in-link.ts'
import { makeReadableCookies } from '#services/identity/cookies.ts'
import { makeCustomTokens } from '#services/identity/custom-token.ts'
import { emailChangeTopic } from '#services/identity/email-change.ts'
import { makeForgetLapsed } from '#services/identity/forget-lapsed.ts'
import { identityOf } from '#services/identity/make-identity.ts'
import type { IdentityDeps } from '#services/identity/means.ts'
import { registrationTopic, resetTopic, signInLinkTopic } from '#services/identity/registration.ts'
import type { Database } from '#store/database.ts'
import { makeEmailChangeStore } from '#store/identity/email-changes.ts'
import { writeEmail } from '#store/identity/emails.ts'
import { makeMemberStore } from '#store/identity/members.ts'
import { makeSessionStore } from '#store/identity/sessions.ts'
import { member, memberAccount, memberSession, verification } from '#store/schema/identity.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { guardOn } from './make-tries.ts'

export type IdentityOptions = {
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  readonly bases: Bases
  /** The external identity providers; default: none. */
  readonly social?: Readonly<Partial<Record<SocialWay, SocialClient>>>
  readonly now?: () => Date
}

/** The sessions and the ways to sign in; `handlers` and `forgetLapsed` run in the background. */
export function makeIdentity(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  verifyCaptcha: (solution: string) => Promise<boolean>,
  { secret, sealSecrets, bases, social = {}, now = () => new Date() }: IdentityOptions,
) {
  const members = makeMemberStore(pool)
  const isSecure = Object.values(bases).every(base => base.startsWith('https:'))
  const { accounts, vouchers } = makeAccounts({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { member, memberSession, memberAccount, verification },
      transaction: true,
    }),
    secret,
    isSecure,
    clients: social,
    beforeProof: members.forgetUnproven,
    callbackUrlOf: callbackUrlsOf(bases),
  })
  const deps: IdentityDeps = {
    accounts,
    vouchers,
    members,
    now,
    sessions: makeSessionStore(pool),
    emailChanges: makeEmailChangeStore(pool),
    guard: guardOn(pool, 'identity', secret, verifyCaptcha),
    seal: makeSeal(sealSecrets ?? secret),
    tokens: makeCustomTokens(secret),
    cookies: makeReadableCookies(isSecure),
    write: email => writeEmail(pool, email),
  }
  return {
    identity: identityOf(deps),
    handlers: {
      [registrationTopic]: makeAnswerRegistration(deps),
      [resetTopic]: makeAnswerReset(deps),
      [signInLinkTopic]: makeAnswerSignInLink(deps),
      [emailChangeTopic]: makeAnswerEmailChange(deps),
    },
    forgetLapsed: makeForgetLapsed(deps),
  }
}

/**
 * The login page receives the response; a provider that responds with a form post has an address of its own that
 * redirects there.
 */
function callbackUrlsOf(bases: Bases) {
  return (way: SocialWay, market: Market) =>
    way === 'apple'
      ? new URL(`/api/sign-in/${market}/${way}/`, bases[market]).href
      : `${absoluteUrl(bases[market], buildUrl(market, 'login'))}?${new URLSearchParams({ way })}`
}

export type MadeIdentity = ReturnType<typeof makeIdentity>
