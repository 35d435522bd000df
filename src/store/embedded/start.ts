import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { hasEnded, keepRunning } from './keep-running.ts'
import { type Listening, listeningFor } from './listening.ts'
import { give, type Owner, serverOwner } from './owner.ts'
import { findPlace, type Place } from './place.ts'

/** An embedded PostgreSQL; `url(database)` is the URL of a database on it, `stop` shuts it down cleanly. */
export type EmbeddedServer = {
  readonly url: (database?: string) => string
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL on `dataDir` (created if empty), owned by this process: if the process is killed, a watcher stops
 * the server. Throws with the server's last output if it does not answer a query within `timeoutMs`.
 */
export async function startEmbedded(dataDir: string, timeoutMs = 40_000): Promise<EmbeddedServer> {
  const owner = serverOwner()
  const place = await findPlace(dataDir, owner)
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, owner)
  const sockets = mkdtempSync(join(tmpdir(), 'kintsu-'))
  give(sockets, owner)
  const listening = await listeningFor(sockets)
  const running = await keepRunning(() =>
    launchUntilReady(place, owner, listening, Date.now() + timeoutMs),
  )
  return {
    url: (database = 'kintsu') => listening.url(database),
    stop: async () => {
      await running.stop()
      rmSync(sockets, { recursive: true, force: true })
    },
  }
}

async function createCluster(place: Place, owner: Owner | undefined) {
  const options = [
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  await promisify(execFile)(place.initdb, ['-D', place.data, ...options], {
    ...owner,
    cwd: tmpdir(),
  })
}

/**
 * After a hard kill the old server may hold its lock for a second or two, so an early exit is retried until the
 * deadline.
 */
async function launchUntilReady(
  place: Place,
  owner: Owner | undefined,
  listening: Listening,
  deadline: number,
) {
  for (;;) {
    const attempt = launch(place, owner, listening)
    while (!hasEnded(attempt.server) && Date.now() < deadline) {
      if (await answers(listening.url('postgres'))) return attempt.server
      await wait(20)
    }
    if (Date.now() >= deadline) {
      attempt.server.kill('SIGINT')
      throw new Error(
        `PostgreSQL did not start on ${place.data}. If another Kintsu runs on the same DATA_DIR, stop it or set another.\n${attempt.output()}`,
      )
    }
    await wait(200)
  }
}

function launch(place: Place, owner: Owner | undefined, listening: Listening) {
  const settings = [
    ...listening.settings,
    'max_connections=100',
    'shared_buffers=256MB',
    'max_wal_size=2GB',
  ]
  // A separate process group, so that Ctrl-C reaches the shop first and the shop stops its database.
  const server = spawn(
    place.postgres,
    ['-D', place.data, ...settings.flatMap(setting => ['-c', setting])],
    { ...owner, detached: true, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000)
  })
  return { server, output: () => output }
}

/** Readiness is a query: during recovery a connect succeeds and the first query is refused (57P03). */
async function answers(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
