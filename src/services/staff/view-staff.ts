import type { Staff } from '#domain/staff/staff.ts'
import { findStaff } from '#store/staff/staff.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'staffAccounts'>

/** A staff member with a live session. */
export type StaffViewer = {
  readonly staff: Staff
  /** When the second factor was last entered. */
  readonly factorAt: Date | undefined
}

/** The staff member of a session cookie; `undefined` for anyone else, and for those who left. */
export async function viewStaff(ctx: Ctx, cookie: string): Promise<StaffViewer | undefined> {
  const session = await ctx.staffAccounts.sessionOf(cookie)
  const staff = session && (await findStaff(ctx.sql, session.staffId))
  return staff && staff.disabledAt === null ? { staff, factorAt: session.factorAt } : undefined
}
