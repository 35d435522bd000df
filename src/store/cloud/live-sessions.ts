import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Which of these sessions are still valid. */
export async function readLiveSessions(
  sql: Sql,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  return new Set((await rowsOf<{ id: string }>(sql, readLive, [ids, at])).map(({ id }) => id))
}

const readLive: Statement = {
  name: 'read-live-sessions',
  text: 'select id from member_session where id = any($1::uuid[]) and expires_at > $2',
}
