import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { VoucherStatus } from '#domain/voucher/voucher-refusal.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'

/** A member as staff see them; `email` empty for a member who gave only a phone number. */
export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly phone: string | null
  readonly market: Market
  readonly wantsNewsletter: boolean
  readonly createdAt: Date
  readonly blockedAt: Date | null
  /** Browsers in which they are signed in. */
  readonly sessions: number
}

/** An order or a trade-in of a member. Minor units. */
export type MemberDealing = {
  readonly page: 'order' | 'trade-in'
  readonly number: string
  readonly state: string
  readonly minor: number | null
  readonly currency: Currency
  readonly at: Date
}

export type MemberVoucher = {
  readonly id: string
  readonly standing: VoucherStatus
  readonly leftMinor: number
  readonly originalMinor: number
  readonly currency: Currency
  readonly expiresAt: Date | null
}

const columns = `m.id, m.name, case when m.email like '%.invalid' then '' else m.email end as email,
  m.email_verified as "isEmailVerified", m.phone_number as phone, m.market, m.wants_newsletter as "wantsNewsletter",
  m.created_at as "createdAt", m.blocked_at as "blockedAt",
  (select count(*)::int from member_session s where s.user_id = m.id and s.expires_at > now()) as sessions`

const newest: Statement = {
  name: 'office-members',
  text: `select ${columns}
    from ${pageIds({ table: 'member', at: 'created_at', after: 'member last where last.id = $2::uuid', first: 'newest', by: ['market'] })}
    join member m on m.id = page.id ${inPageOrder('newest')}`,
}

const search: Statement = {
  name: 'office-members-search',
  text: `select ${columns} from member m
    where m.market = any($1::text[])
      and (lower(m.email) = lower($4) or m.phone_number = $5 or to_tsvector('simple', m.name) @@ to_tsquery('simple', $6))
      and ($2::uuid is null or (m.created_at, m.id) < (select created_at, id from member where id = $2::uuid))
    order by m.created_at desc, m.id desc limit $3`,
}

const one: Statement = {
  name: 'office-member',
  text: `select ${columns} from member m where m.id = $1::uuid`,
}

const dealings: Statement = {
  name: 'office-member-dealings',
  text: `(select 'order' as page, number, state, total_minor::float8 as minor, currency, placed_at as at from orders
      where user_id = $1::uuid and market = any($2::text[]) order by placed_at desc limit 50)
    union all (select 'trade-in', number, state, coalesce(paid_minor, offer_minor)::float8, currency, started_at from sale
      where user_id = $1::uuid and market = any($2::text[]) order by started_at desc limit 50)
    order by at desc`,
}

const vouchers: Statement = {
  name: 'office-member-vouchers',
  text: `select id, standing, left_minor::float8 as "leftMinor", original_minor::float8 as "originalMinor", currency,
      expires_at as "expiresAt" from voucher where user_id = $1::uuid and market = any($2::text[]) order by issued_at desc limit 50`,
}

const rename: Statement = {
  name: 'office-member-name',
  text: 'update member set name = $2, updated_at = now() where id = $1::uuid',
}

/** Signing in reads it after its session is stored, so that one of both ends every session. */
const block: Statement = {
  name: 'office-member-block',
  text: 'update member set blocked_at = coalesce(blocked_at, $2), updated_at = $2 where id = $1::uuid',
}

const unblock: Statement = {
  name: 'office-member-unblock',
  text: 'update member set blocked_at = null, updated_at = now() where id = $1::uuid',
}

const signOut: Statement = {
  name: 'office-member-sign-out',
  text: 'delete from member_session where user_id = $1::uuid',
}

export type MemberSearch = {
  readonly markets: readonly Market[]
  readonly typed: string
  /** The typed text as a phone number in E.164, if it is one. */
  readonly phone: string | undefined
  readonly after: string | undefined
  readonly limit: number
}

/** The newest first: all of them, or those with an email address, a phone number or the beginnings of words of a name. */
export function findMembers(sql: Sql, { markets, typed, phone, after, limit }: MemberSearch) {
  const page = [markets, after ?? null, limit]
  return typed === ''
    ? rowsOf<StaffMember>(sql, newest, page)
    : rowsOf<StaffMember>(sql, search, [...page, typed, phone ?? null, queryOf(typed)])
}

/** Words such that each begins a word of a text; `null` for a text without any. */
function queryOf(typed: string): string | null {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : words.map(word => `${word}:*`).join(' & ')
}

export async function findStaffMember(sql: Sql, id: string): Promise<StaffMember | undefined> {
  return (await rowsOf<StaffMember>(sql, one, [id]))[0]
}

/** In these markets, newest first. */
export function listDealings(
  sql: Sql,
  id: string,
  markets: readonly Market[],
): Promise<readonly MemberDealing[]> {
  return rowsOf<MemberDealing>(sql, dealings, [id, markets])
}

export function listVouchersOfMember(
  sql: Sql,
  id: string,
  markets: readonly Market[],
): Promise<readonly MemberVoucher[]> {
  return rowsOf<MemberVoucher>(sql, vouchers, [id, markets])
}

export function renameMember(sql: Sql, id: string, name: string) {
  return rowsOf(sql, rename, [id, name])
}

export async function blockMember(sql: Sql, id: string, at: Date): Promise<void> {
  await rowsOf(sql, block, [id, at])
  await endSessions(sql, id)
}

export function unblockMember(sql: Sql, id: string) {
  return rowsOf(sql, unblock, [id])
}

export function endSessions(sql: Sql, id: string) {
  return rowsOf(sql, signOut, [id])
}
