import type pg from 'pg'
import { rowsOf, type Statement } from '../transaction.ts'

/** Which of these sessions are still valid. */
export function makeReadLiveSessions(pool: pg.Pool) {
  return async (ids: readonly string[], at: Date): Promise<ReadonlySet<string>> =>
    new Set((await rowsOf<{ id: string }>(pool, readLive, [ids, at])).map(({ id }) => id))
}

const readLive: Statement = {
  name: 'read-live-sessions',
  text: 'select id from member_session where id = any($1::uuid[]) and expires_at > $2',
}
