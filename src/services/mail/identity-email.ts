import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { MailTexts } from './mail-texts.ts'

/** An update for the owner of an account, or for somebody who requested one. `until` is an ISO instant. */
export type IdentityUpdate =
  | {
      readonly kind: 'verify' | 'sign-in-link' | 'reset' | 'new-email' | 'email-change'
      readonly until?: string
    }
  | { readonly kind: 'password-changed' | 'passkey-added' }
  /** `otherLink` leads to setting a new password. */
  | { readonly kind: 'have-account'; readonly otherLink: string }

export type IdentityEmail = {
  readonly market: Market
  readonly update: IdentityUpdate
  readonly link: string
  readonly name?: string
  readonly company: Company
  readonly texts: MailTexts
}
