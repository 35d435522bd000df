import { findOwnRecord, type OwnRecord } from '#store/account/own-record.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type ExportedAccount = OwnRecord & { readonly exportedAt: string }

const placeholder = '.invalid'

/**
 * All data stored about a member, and about nobody else; undefined if there is no such member (Rules of trade, Law
 * 11).
 */
export async function exportAccount(
  ctx: Ctx,
  userId: string,
): Promise<ExportedAccount | undefined> {
  const record = await findOwnRecord(ctx.sql, userId)
  if (!record) return undefined
  const { member, ...rest } = record
  return { exportedAt: ctx.clock().toISOString(), member: withoutPlaceholder(member), ...rest }
}

/** A member who only gave a phone number has a placeholder instead of an email address. */
function withoutPlaceholder(member: OwnRecord['member']): OwnRecord['member'] {
  const { email, ...rest } = member
  return String(email).endsWith(placeholder) ? rest : member
}
