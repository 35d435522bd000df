import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** `isOld`: moved longer ago than `oldMs`; `isIdle`: longer than `idleMs`. */
export type CdnPosition = {
  readonly snapshot: string | null
  readonly isOld: boolean
  readonly isIdle: boolean
}

type Ages = { readonly pauseMs: number; readonly idleMs: number; readonly oldMs: number }

/**
 * Locks the position until the transaction ends. `undefined`: another process holds it, or moved it less than
 * `pauseMs` ago.
 */
export async function lockCdnPosition(
  tx: Sql,
  { pauseMs, idleMs, oldMs }: Ages,
): Promise<CdnPosition | undefined> {
  const [position] = await rowsOf<CdnPosition>(tx, lock, [
    pauseMs / 1000,
    idleMs / 1000,
    oldMs / 1000,
  ])
  return position
}

export async function updateCdnPosition(tx: Sql, snapshot: string): Promise<void> {
  await rowsOf(tx, update, [snapshot])
}

/** Creates the position where there is none yet. */
export async function insertCdnPosition(sql: Sql): Promise<void> {
  await rowsOf(sql, insert, [])
}

/** What the CDN shall forget. */
export type Purge = { readonly everything: true } | { readonly tags: readonly string[] }

/** Writes the purge once for each delay from now, in seconds. */
export async function insertPurges(
  tx: Sql,
  purge: Purge,
  delaysSeconds: readonly number[],
): Promise<void> {
  await rowsOf(tx, purges, [JSON.stringify(purge), [...delaysSeconds]])
}

const lock: Statement = {
  name: 'cdn-position-lock',
  text: `select snapshot, read_at < clock_timestamp() - make_interval(secs => $2) as "isIdle",
      read_at < clock_timestamp() - make_interval(secs => $3) as "isOld"
    from cdn_position where read_at <= clock_timestamp() - make_interval(secs => $1)
    for update skip locked`,
}

const update: Statement = {
  name: 'cdn-position-update',
  text: 'update cdn_position set snapshot = $1, read_at = clock_timestamp()',
}

const insert: Statement = {
  name: 'cdn-position-insert',
  text: `insert into cdn_position (read_at) values ('-infinity') on conflict do nothing`,
}

const purges: Statement = {
  name: 'cdn-purges-insert',
  text: `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    select gen_random_uuid(), 'cdn-purge', $1::jsonb, clock_timestamp(),
      clock_timestamp() + make_interval(secs => delay), 0
    from unnest($2::float8[]) as delay`,
}
