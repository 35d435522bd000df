import type { Sql, Statement } from '../transaction.ts'
import { rowsOf } from '../transaction.ts'
import type { Tag } from './tag.ts'

/**
 * The tags of all transactions that are in this snapshot of the database and were not in the one before. A replica that
 * has replayed the write-ahead log up to `position` contains all of them.
 */
export type Changes = {
  readonly snapshot: string
  readonly position: string
  readonly tags: readonly Tag[]
}

/**
 * Reads the changes since `snapshot`, in whatever order they were committed. Without a snapshot it only returns the
 * current one.
 */
export async function readChanges(sql: Sql, snapshot: string | undefined): Promise<Changes> {
  const [row] = await rowsOf<Changes>(
    sql,
    snapshot === undefined ? currentSnapshot : changesSince,
    snapshot === undefined ? [] : [snapshot],
  )
  if (!row) throw new Error('Reading the changes gave no row.')
  return row
}

/** Deletes changes from before `time` and returns their number. */
export async function forgetChanges(sql: Sql, time: Date): Promise<number> {
  const { rowCount } = await sql.query({ ...forget, values: [time] })
  return rowCount ?? 0
}

const currentSnapshot: Statement = {
  name: 'current-snapshot',
  text: `select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as position, '{}'::text[] as tags`,
}

const changesSince: Statement = {
  name: 'changes-since',
  text: `select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as position,
      coalesce(array_agg(distinct tag), '{}') as tags
    from cache_change cross join lateral unnest(tags) as changed (tag)
    where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`,
}

const forget: Statement = {
  name: 'forget-changes',
  text: 'delete from cache_change where at < $1',
}
