import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWhenStale } from '#app/start/build.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'

const startMs = 60_000
const limitless = '999999'

/** A production build of the shop in its own process, with its own seeded database. */
export type BenchShop = {
  readonly address: string
  readonly databaseUrl: string
  readonly residentMegabytes: () => number
  /** The CPU time of all threads since start: shows the cost of a page even on a busy machine. */
  readonly cpuSeconds: () => number
  /** Runs `work` while the shop's process is stopped; its database keeps running. */
  readonly whileStopped: <T>(work: () => Promise<T>) => Promise<T>
  readonly end: () => Promise<void>
}

/** `env`: further settings; they are made when the shop's port is known. */
export async function openShop(
  env: (port: number) => Promise<Environment> = async () => ({}),
): Promise<BenchShop> {
  await buildWhenStale(resolve('.'))
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-bench-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const database = await startEmbedded(folder)
  await ensureDatabase(database.url('postgres'), 'kintsu')
  const databaseUrl = database.url()
  const port = await freePort()
  const place = { folder, databaseUrl, port, env: await env(port) }
  let child = await launch(place)
  return {
    address: `http://localhost:${port}`,
    databaseUrl,
    residentMegabytes: () => residentMegabytes(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    whileStopped: async work => {
      await stop(child)
      const result = await work()
      child = await launch(place)
      return result
    },
    end: async () => {
      await stop(child)
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Environment = Readonly<Record<string, string>>

type Place = {
  readonly folder: string
  readonly databaseUrl: string
  readonly port: number
  readonly env: Environment
}

/** Orders come from IP addresses that the benchmark chooses (X-Forwarded-For), so that no limit per customer applies. */
async function launch({ folder, databaseUrl, port, env }: Place): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/app/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: limitless,
      ORDERS_PER_MINUTE: limitless,
      MAX_UNITS_PER_HOUR: limitless,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
  const deadline = Date.now() + startMs
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child)
      throw new Error(`The shop did not start:\n${output}`)
    }
    await wait(100)
  }
  return child
}

function isReady(port: number) {
  return fetch(`http://localhost:${port}/readyz`).then(
    response => response.ok,
    () => false,
  )
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const hard = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(hard)
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status')) ?? []
  return Number(kilobytes) / 1024
}

const ticksPerSecond = 100

/** After the name in brackets come the state, ten numbers, then user and system time. */
function cpuSeconds(pid: number | undefined): number {
  const [user, system] = readProc(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / ticksPerSecond
}

/** Linux only; elsewhere the figures are NaN, which the tables show as "–". */
function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port.')
  return address.port
}
