import type { Statement } from '../transaction.ts'

/** Serializes the decisions about who owns an address. */
export const lockAddress: Statement = {
  name: 'member-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('member ' || lower($1::text), 0))`,
}

/** An unverified registration blocks nobody. */
export const forgetAddressUnproven: Statement = {
  name: 'member-forget-unproven',
  text: `delete from member where lower(email) = lower($1) and not email_verified and phone_number is null`,
}
