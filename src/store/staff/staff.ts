import type { Market } from '#domain/market/market.ts'
import type { Grant } from '#domain/staff/grant.ts'
import type { OfficeLanguage, Staff } from '#domain/staff/staff.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredStaff = Staff & { readonly disabledAt: Date | null }

const columns = `s.id, s.name, s.email, s.language, s.two_factor_enabled as "hasApp",
  (s.two_factor_enabled or exists (select from staff_passkey k where k.staff_id = s.id)) as "hasSecondFactor",
  s.disabled_at as "disabledAt",
  coalesce((select jsonb_agg(jsonb_build_object('role', g.role, 'market', g.market) order by g.market, g.role)
    from staff_grant g where g.staff_id = s.id), '[]') as grants`

const byId: Statement = {
  name: 'staff-by-id',
  text: `select ${columns} from staff s where s.id = $1::uuid`,
}

const byEmail: Statement = {
  name: 'staff-by-email',
  text: `select ${columns} from staff s where lower(s.email) = lower($1)`,
}

const all: Statement = {
  name: 'staff-all',
  text: `select ${columns} from staff s order by s.disabled_at is not null, lower(s.name), s.id`,
}

const lock: Statement = {
  name: 'staff-lock-all',
  text: 'select id from staff order by id for update',
}

const dropGrants: Statement = {
  name: 'staff-drop-grants',
  text: 'delete from staff_grant where staff_id = $1::uuid',
}

const addGrants: Statement = {
  name: 'staff-add-grants',
  text: `insert into staff_grant (staff_id, role, market)
    select $1::uuid, role, market from unnest($2::text[], $3::text[]) as added (role, market)`,
}

const disable: Statement = {
  name: 'staff-disable',
  text: 'update staff set disabled_at = $2, updated_at = now() where id = $1::uuid',
}

const speak: Statement = {
  name: 'staff-language',
  text: 'update staff set language = $2, updated_at = now() where id = $1::uuid',
}

const owners: Statement = {
  name: 'staff-owners',
  text: `select g.market, count(*)::int as count from staff_grant g join staff s on s.id = g.staff_id
    where g.role = 'owner' and s.disabled_at is null group by g.market`,
}

export async function findStaff(sql: Sql, id: string): Promise<StoredStaff | undefined> {
  return (await rowsOf<StoredStaff>(sql, byId, [id]))[0]
}

export async function findStaffByEmail(sql: Sql, email: string): Promise<StoredStaff | undefined> {
  return (await rowsOf<StoredStaff>(sql, byEmail, [email]))[0]
}

/** Those who left come last. */
export function listStaff(sql: Sql): Promise<readonly StoredStaff[]> {
  return rowsOf<StoredStaff>(sql, all, [])
}

/** One change of people at a time, so that the last owner of a market cannot be removed twice over. */
export function lockStaff(tx: Sql) {
  return rowsOf(tx, lock, [])
}

export async function replaceGrants(
  tx: Sql,
  staffId: string,
  grants: readonly Grant[],
): Promise<void> {
  await rowsOf(tx, dropGrants, [staffId])
  await rowsOf(tx, addGrants, [
    staffId,
    grants.map(({ role }) => role),
    grants.map(({ market }) => market),
  ])
}

/** `at` is empty for somebody who came back. */
export function updateDisabled(tx: Sql, staffId: string, at: Date | null) {
  return rowsOf(tx, disable, [staffId, at])
}

export function updateStaffLanguage(sql: Sql, staffId: string, language: OfficeLanguage) {
  return rowsOf(sql, speak, [staffId, language])
}

/** The number of owners of each market who have not left. */
export async function countOwners(sql: Sql): Promise<ReadonlyMap<Market, number>> {
  const rows = await rowsOf<{ market: Market; count: number }>(sql, owners, [])
  return new Map(rows.map(({ market, count }) => [market, count]))
}

export type NewStaff = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: OfficeLanguage
}

const add: Statement = {
  name: 'staff-add',
  text: `insert into staff (id, name, email, language, created_at, updated_at)
    values ($1::uuid, $2, $3, $4, $5, $5) on conflict (lower(email)) do nothing returning id`,
}

/** False if somebody has the address. */
export async function insertStaff(
  tx: Sql,
  { id, name, email, language }: NewStaff,
  at: Date,
): Promise<boolean> {
  return (await rowsOf(tx, add, [id, name, email, language, at])).length === 1
}

const lapsedSessions: Statement = {
  name: 'staff-lapsed-sessions',
  text: 'delete from staff_session where expires_at < $1',
}

const lapsedLinks: Statement = {
  name: 'staff-lapsed-links',
  text: 'delete from staff_verification where expires_at < $1',
}

/** Deletes sessions, pending sign-ins and links that have expired. */
export async function deleteLapsedStaffSessions(sql: Sql, at: Date): Promise<void> {
  await rowsOf(sql, lapsedSessions, [at])
  await rowsOf(sql, lapsedLinks, [at])
}
