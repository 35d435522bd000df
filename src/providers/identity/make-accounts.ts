import type { Accounts, Vouchers } from './accounts.ts'
import { openAuth } from './auth.ts'
import { keyOf } from './auth-options.ts'
import { makeCodeShift } from './code-shift.ts'
import { makeDoors } from './doors.ts'
import { makeVouchers } from './make-vouchers.ts'
import { makePasswords } from './passwords.ts'
import { makeSessions } from './sessions.ts'
import { makeTokens } from './tokens.ts'
import type { VoucherOptions } from './vouchers.ts'

/** Accounts by better-auth, called by its functions: it has no HTTP endpoint of its own and sends nothing. */
export function makeAccounts(options: VoucherOptions): {
  readonly accounts: Accounts
  readonly vouchers: Vouchers
} {
  const auth = openAuth(options)
  const key = keyOf(options.secret)
  const shift = makeCodeShift(key)
  const { openedBy, ...sessions } = makeSessions(auth)
  const accounts = {
    ...sessions,
    ...makeTokens(auth, key, shift),
    ...makeDoors(auth, openedBy, shift),
    ...makePasswords(auth),
  }
  return { accounts, vouchers: makeVouchers({ ...options, openedBy }) }
}
