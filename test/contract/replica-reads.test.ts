import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChanges } from '#store/cache/changes.ts'
import { collectReads } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { gatherReads } from '#store/gathered-reads.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { openReplica, type Replica } from '#store/replica.ts'
import { type Pair, serverPrograms, startPair } from '#test/support/postgres-pair.ts'

describe.skipIf(serverPrograms === undefined)('public reads with a replica', () => {
  let pair: Pair
  let primary: Database
  let replica: Replica
  let reads: ReturnType<typeof gatherReads>

  beforeAll(async () => {
    pair = await startPair()
    await ensureDatabase(pair.primary.url('postgres'), 'kintsu')
    await migrateDatabase(pair.primary.url('kintsu'), 'src/store/migrations')
    primary = openDatabase(pair.primary.url('kintsu'), 3)
    replica = openReplica(pair.standby.url('kintsu'), 3, 'replica-reads')
    reads = gatherReads(primary.pool, replica)
    await primary.pool.query('create table noted (n int)')
  })
  afterAll(async () => {
    await primary?.close()
    await replica?.close()
    await pair?.close()
  })

  /** Where a read was answered, the newest number it saw, and the tags it noted. */
  async function read() {
    const tags = new Set<Tag>()
    const { rows } = await collectReads(tags, () =>
      reads.sql.query<{ from: string; n: number }>(
        `select case when pg_is_in_recovery() then 'replica' else 'primary' end as from,
           (select coalesce(max(n), 0) from noted) as n where $1::boolean`,
        [true],
      ),
    )
    return { ...rows[0], tags: [...tags] }
  }

  /** What a process does before it creates a response. */
  async function ask() {
    replica.follow((await readChanges(primary.pool, undefined)).position)
  }

  async function untilCurrent() {
    const hasCaughtUp = async () => {
      if (!replica.isCurrent()) await ask()
      return replica.isCurrent()
    }
    await expect.poll(hasCaughtUp, { interval: 250, timeout: 10_000 }).toBe(true)
  }

  test('are answered by the primary until the replica has what the process knows of', async () => {
    expect(await read()).toMatchObject({ from: 'primary' })
    await untilCurrent()
    expect(await read()).toEqual({ from: 'replica', n: 0, tags: [] })
  })

  test('never lack a commit that the process knows of, however late the replica is', async () => {
    await replica.pool.query('select pg_wal_replay_pause()')
    await primary.pool.query('insert into noted values (1)')
    await ask()
    expect(await read()).toEqual({ from: 'primary', n: 1, tags: [] })
    await replica.pool.query('select pg_wal_replay_resume()')
    await untilCurrent()
    expect(await read()).toEqual({ from: 'replica', n: 1, tags: [] })
  })

  test('are answered by the primary again a second after the last question', async () => {
    await untilCurrent()
    await expect.poll(() => replica.isCurrent(), { timeout: 5_000 }).toBe(false)
    expect(await read()).toMatchObject({ from: 'primary' })
  })

  test('are answered by the primary when the replica is lost', async () => {
    await untilCurrent()
    await pair.standby.crash()
    expect(await read()).toEqual({ from: 'primary', n: 1, tags: [] })
    expect(replica.isCurrent()).toBe(false)
    await pair.standby.start()
  })

  test('are answered by the replica when the primary is lost, and such a response is not stored', async () => {
    await pair.untilSynchronous()
    await pair.primary.crash()
    expect(await read()).toEqual({ from: 'replica', n: 1, tags: ['unfinished'] })
    await pair.primary.start()
    await expect.poll(async () => (await read()).from).toBe('primary')
  })

  test('an error in a statement is the error of the primary', async () => {
    await untilCurrent()
    await expect(reads.sql.query('select 1 / $1::int', [0])).rejects.toMatchObject({
      code: '22012',
    })
  })
})
