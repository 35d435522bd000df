import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWhenStale } from '#app/start/build.ts'
import type { Market } from '#domain/market/market.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'
import { collectedHeap } from './inspect.ts'

const startMs = 60_000
const limitless = '999999'

/** A production build of the shop in its own process, with its own seeded database. */
export type BenchShop = {
  readonly address: string
  readonly databaseUrl: string
  /** Its data: its secret, for one. */
  readonly folder: string
  readonly residentMegabytes: () => number
  /** The most memory that a process of this shop has held at once, since it accepts requests (VmHWM). */
  readonly peakMegabytes: () => number
  /** The heap in use after a collection, in megabytes; only for a shop opened with `isInspected`. */
  readonly heapMegabytes: () => Promise<number>
  /** The CPU time of all threads since start: shows the cost of a page even on a busy machine. */
  readonly cpuSeconds: () => number
  /** Runs `work` while the shop's process is stopped; its database keeps running. */
  readonly whileStopped: <T>(work: () => Promise<T>) => Promise<T>
  readonly end: () => Promise<void>
}

/** What was asked for on the command line: the market, and connections at once. */
export type Run = { readonly market: Market; readonly connections: number }

type Options = {
  readonly isInspected?: boolean
  /** Further settings; they are made when the shop's port is known. */
  readonly env?: (port: number) => Promise<Environment>
}

export async function openShop({ isInspected = false, env }: Options = {}): Promise<BenchShop> {
  await buildWhenStale(resolve('.'))
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-bench-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const database = await startEmbedded(folder)
  await ensureDatabase(database.url('postgres'), 'kintsu')
  const databaseUrl = database.url()
  const port = await freePort()
  const place = { folder, databaseUrl, port, isInspected, env: (await env?.(port)) ?? {} }
  let { child, inspector } = await launch(place)
  let previousPeak = 0
  return {
    address: `http://localhost:${port}`,
    databaseUrl,
    folder,
    residentMegabytes: () => statusMegabytes(child.pid, 'VmRSS'),
    peakMegabytes: () => Math.max(previousPeak, statusMegabytes(child.pid, 'VmHWM')),
    heapMegabytes: () => collectedHeap(inspector()),
    cpuSeconds: () => cpuSeconds(child.pid),
    whileStopped: async work => {
      previousPeak = Math.max(previousPeak, statusMegabytes(child.pid, 'VmHWM'))
      await stop(child)
      const result = await work()
      const next = await launch(place)
      child = next.child
      inspector = next.inspector
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
  readonly isInspected: boolean
}

/** `inspector` is the last address that the process printed for debuggers: it prints one for each of its programs. */
type Launched = { readonly child: ChildProcess; readonly inspector: () => string }

/** Orders come from IP addresses that the benchmark chooses (X-Forwarded-For), so that no limit per customer applies. */
async function launch({ folder, databaseUrl, port, env, isInspected }: Place): Promise<Launched> {
  const flags = isInspected ? ['--inspect=127.0.0.1:0'] : []
  const child = spawn(process.execPath, [...flags, 'src/app/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DEMO_HISTORY: 'off',
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
  const inspector = /ws:\S+/g
  return { child, inspector: () => output.match(inspector)?.at(-1) ?? '' }
}

export function isReady(port: number) {
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

function statusMegabytes(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readProc(pid, 'status')) ?? []
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

/**
 * A free port whose next two are free as well, for the sandbox beside a shop. Below those that the system gives to
 * outgoing connections: a load of hundreds of them would take one at any moment.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 30_000)
    const isFree = await Promise.all([port, port + 1, port + 2].map(canListen))
    if (isFree.every(Boolean)) return port
  }
  throw new Error('No free port.')
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
