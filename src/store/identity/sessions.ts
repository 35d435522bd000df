import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredSession = {
  readonly id: string
  readonly userAgent: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
}

export function listSessionsOfMember(sql: Sql, userId: string): Promise<readonly StoredSession[]> {
  return rowsOf<StoredSession>(sql, list, [userId])
}

export async function deleteSession(sql: Sql, userId: string, sessionId: string) {
  await rowsOf(sql, end, [userId, sessionId])
}

export async function deleteOtherSessions(sql: Sql, userId: string, storedId: string) {
  await rowsOf(sql, endOthers, [userId, storedId])
}

export async function touchSession(sql: Sql, sessionId: string) {
  await rowsOf(sql, seen, [sessionId])
}

/** Whether staff closed the account to its member. */
export async function isBlocked(sql: Sql, userId: string): Promise<boolean> {
  return (await rowsOf(sql, blocked, [userId])).length > 0
}

/**
 * Removes what has expired: sessions, verifications, burnt tokens, and registrations from before `registeredBefore`
 * that nobody confirmed.
 */
export async function deleteLapsedSessions(sql: Sql, now: Date, registeredBefore: Date) {
  for (const each of lapsed) await rowsOf(sql, each, [now])
  await rowsOf(sql, unconfirmed, [registeredBefore])
}

const blocked: Statement = {
  name: 'session-blocked',
  text: 'select from member where id = $1 and blocked_at is not null',
}

const list: Statement = {
  name: 'session-list',
  text: `select id, coalesce(user_agent, '') as "userAgent", created_at as "startedAt", updated_at as "lastSeenAt"
    from member_session where user_id = $1 and expires_at > now() order by updated_at desc, id`,
}

const end: Statement = {
  name: 'session-end',
  text: 'delete from member_session where user_id = $1 and id::text = $2',
}

const endOthers: Statement = {
  name: 'session-end-others',
  text: 'delete from member_session where user_id = $1 and id::text <> $2',
}

const seen: Statement = {
  name: 'session-seen',
  text: 'update member_session set updated_at = now() where id = $1',
}

const lapsed: readonly Statement[] = ['member_session', 'verification', 'burnt_token'].map(
  table => ({ name: `lapsed-${table}`, text: `delete from ${table} where expires_at <= $1` }),
)

const unconfirmed: Statement = {
  name: 'lapsed-registrations',
  text: 'delete from member where not email_verified and phone_number is null and created_at <= $1',
}
