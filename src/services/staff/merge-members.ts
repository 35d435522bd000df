import { toE164 } from '#domain/field/patterns/phone.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { StaffMember } from '#store/staff/members.ts'
import { findMemberBy, lockMembers, moveToMember } from '#store/staff/merging-members.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { findOfficeMember } from './office-members.ts'

type Ctx = Pick<Context, 'sql'>

export type MergeRefusal =
  /** Nobody in the markets of the staff has this email address or phone number. */
  | { readonly kind: 'no-such-member' }
  | { readonly kind: 'same-member' }
  /** Either is blocked: it would come back as somebody else. */
  | { readonly kind: 'member-blocked' }

/**
 * One person with two accounts gets one: `kept` gets the orders, trade-ins, vouchers, points and addresses of the member
 * with the typed email address or phone number, whose account ends.
 */
export async function mergeMembers(
  ctx: Ctx,
  markets: readonly Market[],
  kept: StaffMember,
  typed: string,
): Promise<Result<void, MergeRefusal>> {
  const found = await findMemberBy(ctx.sql, typed.trim(), toE164(kept.market, typed))
  const gone = found && (await findOfficeMember(ctx, markets, found))
  if (!gone) return refuse({ kind: 'no-such-member' })
  if (gone.id === kept.id) return refuse({ kind: 'same-member' })
  return inTransaction<void, MergeRefusal>(ctx.sql, [], async tx => {
    const members = await lockMembers(tx, [kept.id, gone.id])
    if (members.length < 2) return refuse({ kind: 'no-such-member' })
    if (members.some(({ isBlocked }) => isBlocked)) return refuse({ kind: 'member-blocked' })
    await moveToMember(tx, kept.id, gone.id)
    return ok(undefined)
  })
}
