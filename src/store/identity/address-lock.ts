import type { Statement } from '../transaction.ts'

/** One at a time decides whose an address is. */
export const lockAddress: Statement = {
  name: 'member-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('member ' || lower($1::text), 0))`,
}

/** A registration that nobody proved stands in nobody's way. */
export const forgetAddressUnproven: Statement = {
  name: 'member-forget-unproven',
  text: `delete from member where lower(email) = lower($1) and not email_verified and phone_number is null`,
}
