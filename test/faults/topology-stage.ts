import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildWhenStale } from '#app/start/build.ts'
import { openDatabase } from '#store/database.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { freePort, isReady } from '../bench/shop.ts'
import { lineTo } from '../support/cut-line.ts'
import { endWithMe } from '../support/end-with-me.ts'
import { type Pair, serverPrograms, startPair } from '../support/postgres-pair.ts'
import { hasEnded, kill } from './processes.ts'

type Line = Awaited<ReturnType<typeof lineTo>>

/** A process of the shop with its own connection to the database. */
export type ShopProcess = {
  readonly line: Line
  /** kill -9. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly megabytes: () => number
}

export type Topology = {
  readonly pair: Pair
  /** The address of the proxy. */
  readonly port: number
  readonly web: readonly [ShopProcess, ShopProcess]
  readonly worker: ShopProcess
  readonly nats: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> }
  /** A connection of the experiment itself, which follows the primary. */
  readonly pool: pg.Pool
  /** Leads every process to the standby, which is promoted. */
  readonly failOver: () => Promise<void>
  readonly close: () => Promise<void>
}

const database = 'kintsu'
const secret = 'a secret of the experiments'
const startMs = 60_000

/** What has to be installed beside the shop, and is not; `undefined`: nothing. */
export function missingPrograms(): string | undefined {
  const missing = [
    ...(serverPrograms ? [] : ['postgresql']),
    ...['caddy', 'nats-server'].filter(name => spawnSync('which', [name]).status !== 0),
  ]
  return missing.length > 0 ? missing.join(', ') : undefined
}

/** Two web processes, a worker, a primary with a synchronous standby, NATS and a proxy, as in docs/operate.md. */
export async function openTopology(): Promise<Topology> {
  const pair = await startPair()
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-topology-'))
  const closers: (() => unknown)[] = [
    () => pair.close(),
    () => rmSync(folder, { recursive: true, force: true }),
  ]
  const close = async () => {
    for (const each of closers.toReversed()) await each()
  }
  try {
    await fill(pair)
    const port = await freePort()
    const lines: Line[] = []
    const aLine = async () => {
      const line = await lineTo(pair.primary.socket)
      lines.push(line)
      closers.push(() => line.close())
      return line
    }
    const own = await aLine()
    const pool = new pg.Pool({ connectionString: urlOn(own), max: 4, query_timeout: 5_000 })
    pool.on('error', () => undefined)
    closers.push(() => pool.end())
    const nats = await startNats()
    closers.push(nats.stop)
    const replica = pair.standby.url(database)
    const launch = async (role: 'web' | 'worker') =>
      startShop(
        await aLine(),
        { KINTSU_ROLE: role, NATS_URL: nats.url, DATABASE_REPLICA_URL: replica },
        folder,
      )
    await buildWhenStale(resolve('.'))
    const first = await launch('web')
    closers.push(first.kill)
    const second = await launch('web')
    closers.push(second.kill)
    const worker = await launch('worker')
    closers.push(worker.kill)
    closers.push(await startProxy(port, [first.port, second.port]))
    return {
      pair,
      port,
      web: [first, second],
      worker,
      nats,
      pool,
      failOver: async () => {
        await pair.primary.kill()
        for (const line of lines) line.redirect(pair.standby.socket)
        await pair.standby.promote()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The demo's catalogue, without the limits that one seller or address has. */
async function fill({ primary }: Pair) {
  await ensureDatabase(primary.url('postgres'), database)
  await migrateDatabase(primary.url(database), 'src/store/migrations')
  const opened = openDatabase(primary.url(database), 2)
  await seedDatabase(opened, secret)
    .then(() => opened.pool.query(unlimitedTradeIns))
    .finally(() => opened.close())
}

const unlimitedTradeIns = `insert into setting (market, key, value)
  select market, 'trade-in-limits', '{"account": 100000, "phone": 100000, "address": 100000, "iban": 100000}'
  from setting where key = 'shop'`

function urlOn({ port }: Line) {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}

/** The program that `npm start` runs, with its memory limits. */
async function startShop(line: Line, env: Readonly<Record<string, string>>, folder: string) {
  const port = await freePort()
  const shop = aProgram(process.execPath, ['src/app/start.ts'], {
    ...env,
    ...settings,
    DATABASE_URL: urlOn(line),
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: join(folder, String(port)),
  })
  const start = async () => {
    await shop.start()
    await untilReady(port)
  }
  await start()
  return { port, line, start, kill: shop.stop, megabytes: shop.megabytes }
}

const limitless = '999999'

const settings = {
  NODE_ENV: 'production',
  KINTSU_MODE: 'demo',
  KINTSU_SECRET: secret,
  LOG_LEVEL: 'silent',
  DEMO_HISTORY: 'off',
  TRUST_PROXY: '1',
  REQUESTS_PER_MINUTE: limitless,
  ORDERS_PER_MINUTE: limitless,
  MAX_UNITS_PER_HOUR: limitless,
} as const

async function untilReady(port: number) {
  const deadline = Date.now() + startMs
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new Error(`Nothing is ready on port ${port}.`)
    await pause(50)
  }
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function startNats() {
  const port = await freePort()
  const { start, stop } = aProgram('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {})
  await start()
  return { url: `nats://127.0.0.1:${port}`, start, stop }
}

/** The proxy of `ops/compose`, without TLS. */
async function startProxy(port: number, web: readonly number[]) {
  const config = resolve('ops/compose/Caddyfile')
  const { start, stop } = aProgram('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    SITES: `http://localhost:${port} http://127.0.0.1:${port}`,
    WEB: web.map(each => `127.0.0.1:${each}`).join(' '),
  })
  await start()
  await untilReady(port)
  return stop
}

function aProgram(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  let child: ChildProcess | undefined
  return {
    start: async () => {
      child = spawn(name, [...args], { stdio: 'ignore', env: { ...process.env, ...env } })
      endWithMe(child, 'SIGKILL')
    },
    /** kill -9. */
    stop: async () => void (child && !hasEnded(child) && (await kill(child))),
    megabytes: () => residentMegabytes(child?.pid),
  }
}
