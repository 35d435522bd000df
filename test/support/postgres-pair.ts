import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { hasEnded } from '#store/embedded/keep-running.ts'
import { give, serverOwner } from '#store/embedded/owner.ts'
import { endWithMe } from './end-with-me.ts'

const debianFolder = '/usr/lib/postgresql'
/** The last one comes with the client's programs. */
const needed = ['initdb', 'postgres', 'pg_basebackup']

/** The folder of PostgreSQL's server programs, those for replication included; `undefined` where none are installed. */
export const serverPrograms = newestPrograms()

function newestPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  return readdirSync(debianFolder)
    .toSorted((one, other) => Number(other) - Number(one))
    .map(version => join(debianFolder, version, 'bin'))
    .find(programs => needed.every(name => existsSync(join(programs, name))))
}

/** A server of the pair. */
export type Node = {
  /** The path of its socket. */
  readonly socket: string
  readonly url: (database: string) => string
  readonly start: () => Promise<void>
  /** SIGQUIT: it ends at once, as after a power cut, and recovers at its next start. */
  readonly crash: () => Promise<void>
  /** SIGKILL to all of its processes: it does not come back. */
  readonly kill: () => Promise<void>
  readonly promote: () => Promise<void>
}

export type Pair = {
  readonly primary: Node
  readonly standby: Node
  /** Waits until the standby confirms the primary's commits. */
  readonly untilSynchronous: () => Promise<void>
  readonly close: () => Promise<void>
}

const settings = [
  'listen_addresses=',
  'max_connections=200',
  'shared_buffers=128MB',
  // The times of commits, for the oracle of freshness.
  'track_commit_timestamp=on',
  'wal_receiver_timeout=5s',
  'wal_sender_timeout=5s',
  'wal_retrieve_retry_interval=200ms',
]

/** A primary and a standby that confirms its commits, on sockets in a folder of their own. */
export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-pair-'))
  // As root the servers run as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  const primary = await aNode(folder, 'primary')
  const standby = await aNode(folder, 'standby')
  const close = async () => {
    await Promise.all([primary.kill(), standby.kill()])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await run('initdb', ['-D', primary.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'])
    await primary.start()
    const from = ['-h', join(folder, 'primary', 'sockets'), '-U', 'postgres', '-R']
    await run('pg_basebackup', ['-D', standby.data, ...from, '-C', '-S', 'standby', '-c', 'fast'])
    await standby.start()
    await ask(primary, `alter system set synchronous_standby_names = '*'`)
    await ask(primary, 'select pg_reload_conf()')
    await untilSynchronous(primary)
  } catch (error) {
    await close()
    throw error
  }
  return { primary, standby, untilSynchronous: () => untilSynchronous(primary), close }
}

async function untilSynchronous(primary: Node) {
  const states = `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`
  await until('the standby confirms commits', async () => (await ask(primary, states)) > 0)
}

async function aNode(folder: string, name: string) {
  const own = join(folder, name)
  const data = join(own, 'data')
  const sockets = join(own, 'sockets')
  for (const each of [own, data, sockets]) {
    mkdirSync(each, { mode: 0o700 })
    give(each, serverOwner())
  }
  let server: ChildProcess | undefined
  const end = async (signal: 'SIGQUIT' | 'SIGKILL') => {
    if (!server || hasEnded(server)) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  const node = {
    data,
    socket: join(sockets, '.s.PGSQL.5432'),
    url: (database: string) =>
      `postgres://postgres@/${database}?host=${encodeURIComponent(sockets)}`,
    start: async () => {
      const options = [...settings, `unix_socket_directories=${sockets}`]
      server = spawn(
        program('postgres'),
        ['-D', data, ...options.flatMap(each => ['-c', each])],
        // Its messages are for nobody: what goes wrong shows in the queries.
        { ...serverOwner(), cwd: tmpdir(), stdio: 'ignore' },
      )
      endWithMe(server, 'SIGQUIT')
      await until(`the ${name} answers`, async () => (await ask(node, 'select')) === 1)
    },
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    promote: async () => void (await ask(node, 'select pg_promote(true, 30)')),
  }
  return node
}

function program(name: string) {
  return join(serverPrograms ?? '', name)
}

async function run(name: string, args: readonly string[]) {
  await promisify(execFile)(program(name), [...args], { ...serverOwner(), cwd: tmpdir() })
}

/** The number of rows of a statement's result. */
async function ask(node: Node, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: node.url('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

const patienceMs = 30_000

async function until(what: string, isSo: () => Promise<boolean>) {
  const deadline = Date.now() + patienceMs
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`)
    await pause(20)
  }
}
