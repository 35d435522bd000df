import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Pool } from './database.ts'

/** What it lacks after this time is read from the primary until the next question for changes. */
const triesToCatchUp = 10
const pauseMs = 20
/** Without newer changes to compare with, its answers could be of any age. */
const currentMs = 1_000

/** A streaming replica that reads of public pages may use whenever it has what this process knows of the primary. */
export type Replica = {
  readonly pool: Pool
  /** From now on only a replica that contains the primary's write-ahead log up to `position` is current. */
  readonly follow: (position: string) => void
  readonly isCurrent: () => boolean
  /** Its last answer was an error: it is not current until `follow` is called again. */
  readonly leave: () => void
  readonly close: () => Promise<void>
}

/** `url` has to name one server: another one behind the same address may lag further behind. */
export function openReplica(url: string, connections: number, application: string): Replica {
  const { pool, close } = openDatabase(url, connections, undefined, application)
  let followed: string | undefined
  let currentUntil = Number.NEGATIVE_INFINITY
  const leave = () => {
    followed = undefined
    currentUntil = Number.NEGATIVE_INFINITY
  }
  const catchUp = async (position: string) => {
    for (let tries = 0; tries < triesToCatchUp && followed === position; tries += 1) {
      const hasReplayed = await isReplayed(pool, position)
      if (hasReplayed && followed === position) {
        currentUntil = performance.now() + currentMs
        return
      }
      await pause(pauseMs)
    }
  }
  return {
    pool,
    follow: position => {
      leave()
      followed = position
      catchUp(position).catch(leave)
    },
    isCurrent: () => performance.now() < currentUntil,
    leave,
    close,
  }
}

async function isReplayed(pool: Pool, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ replayed: boolean }>(
    `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as replayed`,
    [position],
  )
  return rows[0]?.replayed === true
}
