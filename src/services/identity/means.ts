import type { Accounts, Vouchers } from '#providers/identity/accounts.ts'
import type { EmailChangeStore } from '#store/identity/email-changes.ts'
import type { EmailToWrite } from '#store/identity/emails.ts'
import type { MemberStore } from '#store/identity/members.ts'
import type { SessionStore } from '#store/identity/sessions.ts'
import type { Seal } from '#store/seal.ts'
import type { ReadableCookies } from './cookies.ts'
import type { CustomTokens } from './custom-token.ts'
import type { Guard } from './guard.ts'

/** The dependencies of the Identity methods. */
export type IdentityDeps = {
  readonly accounts: Accounts
  readonly vouchers: Vouchers
  readonly members: MemberStore
  readonly sessions: SessionStore
  readonly emailChanges: EmailChangeStore
  readonly guard: Guard
  readonly seal: Seal
  readonly tokens: CustomTokens
  readonly cookies: ReadableCookies
  readonly write: (email: EmailToWrite) => Promise<void>
  readonly now: () => Date
}
