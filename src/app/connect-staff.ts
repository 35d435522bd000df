import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Bases } from '#domain/market/base.ts'
import { createStaffAccounts } from '#providers/identity/create-staff-accounts.ts'
import type { Db } from '#store/database.ts'
import {
  staff,
  staffAccount,
  staffSession,
  staffTwoFactor,
  staffVerification,
} from '#store/schema/staff.ts'

/** The accounts of staff, on tables apart from those of members. */
export function connectStaff(
  db: Db,
  { secret, bases }: { readonly secret: string; readonly bases: Bases },
) {
  return createStaffAccounts({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { staff, staffSession, staffAccount, staffTwoFactor, staffVerification },
      transaction: true,
    }),
    secret,
    isSecure: isSecureOn(bases),
  })
}

/** Cookies require HTTPS unless a site is served without it. */
export function isSecureOn(bases: Bases): boolean {
  return Object.values(bases).every(base => base.startsWith('https:'))
}
