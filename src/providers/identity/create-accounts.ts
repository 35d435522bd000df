import type { Accounts, IdentityProviders } from './accounts.ts'
import { openAuth } from './auth.ts'
import { keyOf } from './auth-options.ts'
import { createCodeShift } from './code-shift.ts'
import { createIdentityProviders } from './create-identity-providers.ts'
import type { IdentityProviderOptions } from './identity-providers.ts'
import { createPasswords } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createSignIns } from './sign-ins.ts'
import { createTokens } from './tokens.ts'

/** Accounts by better-auth, called by its functions: it has no HTTP endpoint of its own and sends nothing. */
export function createAccounts(options: IdentityProviderOptions): {
  readonly accounts: Accounts
  readonly identityProviders: IdentityProviders
} {
  const auth = openAuth(options)
  const key = keyOf(options.secret)
  const shift = createCodeShift(key)
  const { openedBy, ...sessions } = createSessions(auth)
  const accounts = {
    ...sessions,
    ...createTokens(auth, key, shift),
    ...createSignIns(auth, openedBy, shift),
    ...createPasswords(auth, options.hashing),
  }
  return { accounts, identityProviders: createIdentityProviders({ ...options, openedBy }) }
}
