import type { Accounts, Vouchers } from './accounts.ts'
import { openAuth } from './auth.ts'
import { keyOf } from './auth-options.ts'
import { createCodeShift } from './code-shift.ts'
import { createVouchers } from './create-vouchers.ts'
import { createDoors } from './doors.ts'
import { createPasswords } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createTokens } from './tokens.ts'
import type { VoucherOptions } from './vouchers.ts'

/** Accounts by better-auth, called by its functions: it has no HTTP endpoint of its own and sends nothing. */
export function createAccounts(options: VoucherOptions): {
  readonly accounts: Accounts
  readonly vouchers: Vouchers
} {
  const auth = openAuth(options)
  const key = keyOf(options.secret)
  const shift = createCodeShift(key)
  const { openedBy, ...sessions } = createSessions(auth)
  const accounts = {
    ...sessions,
    ...createTokens(auth, key, shift),
    ...createDoors(auth, openedBy, shift),
    ...createPasswords(auth),
  }
  return { accounts, vouchers: createVouchers({ ...options, openedBy }) }
}
