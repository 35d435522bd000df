import { nameRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { isAccepted } from '#domain/field/validate.ts'
import { isUuid } from '#domain/is-uuid.ts'
import { sumOf } from '#domain/loyalty/points.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listPointEntries } from '#store/loyalty/points.ts'
import {
  blockMember,
  endSessions,
  findMembers,
  findStaffMember,
  listDealings,
  listVouchersOfMember,
  type MemberDealing,
  type MemberVoucher,
  renameMember,
  type StaffMember,
  unblockMember,
} from '#store/staff/members.ts'
import { type ErasureRefusal, eraseAccount } from '../account/erase-account.ts'
import type { Context } from '../context.ts'
import { type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type OfficeMember = {
  readonly member: StaffMember
  readonly dealings: readonly MemberDealing[]
  readonly vouchers: readonly MemberVoucher[]
  /** All that they have in their market, those that wait included. */
  readonly points: number
}

/** Members by name, email address or phone number; without any of it the newest. */
export async function listOfficeMembers(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  { typed, after }: { readonly typed: string; readonly after: string | undefined },
): Promise<Page<StaffMember>> {
  const phone = markets.map(market => toE164(market, typed)).find(each => each !== undefined)
  const rows = await findMembers(sql, {
    markets,
    typed,
    phone,
    after: after !== undefined && isUuid(after) ? after : undefined,
    limit: rowsPerPage + 1,
  })
  return pageOf(rows, ({ id }) => id)
}

/** `undefined` for a member of another market as for a missing one. */
export async function viewOfficeMember(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<OfficeMember | undefined> {
  const member = await findOfficeMember({ sql }, markets, id)
  if (!member) return undefined
  return {
    member,
    dealings: await listDealings(sql, id, markets),
    vouchers: await listVouchersOfMember(sql, id, markets),
    points: sumOf(await listPointEntries(sql, { userId: id, market: member.market })),
  }
}

export async function findOfficeMember(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<StaffMember | undefined> {
  const member = isUuid(id) ? await findStaffMember(sql, id) : undefined
  return member && markets.includes(member.market) ? member : undefined
}

export async function correctMember(
  { sql }: Pick<Ctx, 'sql'>,
  { id, market }: StaffMember,
  name: string,
): Promise<Result<void, { readonly kind: 'invalid-name' }>> {
  if (!isAccepted(name, { ...nameRules(market), maxLength: 100 }))
    return refuse({ kind: 'invalid-name' })
  await renameMember(sql, id, normalizeName(name))
  return ok(undefined)
}

/** Ends every session of a member, such as after a lost phone. */
export async function signMemberOut({ sql }: Pick<Ctx, 'sql'>, { id }: StaffMember): Promise<void> {
  await endSessions(sql, id)
}

/** They are signed out and cannot sign in again; their orders and trade-ins go on. */
export function closeMember({ sql, clock }: Ctx, { id }: StaffMember): Promise<void> {
  return blockMember(sql, id, clock())
}

export async function reopenMember({ sql }: Pick<Ctx, 'sql'>, { id }: StaffMember): Promise<void> {
  await unblockMember(sql, id)
}

/** The same as a member's own erasure, for who asked for it in another way. */
export function eraseMember(
  ctx: Ctx,
  { id, name, email, isEmailVerified, phone, market }: StaffMember,
): Promise<Result<void, ErasureRefusal>> {
  return eraseAccount(ctx, {
    userId: id,
    sessionId: '',
    name,
    email: email === '' ? undefined : email,
    isEmailVerified,
    phone: phone ?? undefined,
    market,
  })
}
