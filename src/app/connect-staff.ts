import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Bases } from '#domain/market/base.ts'
import { createStaffAccounts } from '#providers/identity/create-staff-accounts.ts'
import { type PasswordHashing, slowHashing } from '#providers/identity/password-hashing.ts'
import type { Db } from '#store/database.ts'
import {
  staff,
  staffAccount,
  staffSession,
  staffTwoFactor,
  staffVerification,
} from '#store/schema/staff.ts'

type StaffOptions = {
  readonly secret: string
  readonly bases: Bases
  readonly hashing?: PasswordHashing
}

/** The accounts of staff, on tables apart from those of members. */
export function connectStaff(db: Db, { secret, bases, hashing = slowHashing }: StaffOptions) {
  return createStaffAccounts({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { staff, staffSession, staffAccount, staffTwoFactor, staffVerification },
      transaction: true,
    }),
    secret,
    isSecure: isSecureOn(bases),
    hashing,
  })
}

/** Cookies require HTTPS unless a site is served without it. */
export function isSecureOn(bases: Bases): boolean {
  return Object.values(bases).every(base => base.startsWith('https:'))
}
