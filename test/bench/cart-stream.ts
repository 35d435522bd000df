import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#store/database.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { answersOn } from '#test/support/cut-line.ts'
import { type Followed, followAll, signInAll } from './cart-listeners.ts'
import { percentiles, send } from './load.ts'
import { printTable, rounded } from './table.ts'

const listeners = 1_000
const writes = 10_000
const writers = 8
const natsPort = 4222
/** The limit of the issue: the same cart on phone and laptop within a second. */
const mostMs = 1_000
const patienceMs = 30_000

type Round = { readonly name: string; readonly processes: 1 | 2; readonly natsUrl?: string }

/** All listeners are connected to the last process, and all writes go to the first. */
export async function benchCartStream(): Promise<readonly string[]> {
  const natsUrl = (await answersOn(natsPort)) ? `nats://127.0.0.1:${natsPort}` : undefined
  if (!natsUrl) console.log(`No NATS on 127.0.0.1:${natsPort}: measured without.`)
  const rounds: readonly Round[] = [
    { name: 'one process, LISTEN/NOTIFY', processes: 1 },
    { name: 'two processes, LISTEN/NOTIFY', processes: 2 },
    ...(natsUrl ? ([{ name: 'two processes, NATS', processes: 2, natsUrl }] as const) : []),
  ]
  const database = await openSeeded()
  const rows: string[][] = []
  const complaints: string[] = []
  try {
    for (const round of rounds) {
      const found = await measureRound(database.url, round)
      rows.push([round.name, ...found.cells])
      complaints.push(...found.complaints.map(each => `${round.name}: ${each}`))
    }
  } finally {
    await database.end()
  }
  console.log(`${listeners} listeners, ${writes} writes by ${writers} writers`)
  printTable(['', 'writes/s', 'p50 ms', 'p99 ms', 'heap MB', 'after', 'RSS MB', 'after'], rows)
  return complaints
}

async function openSeeded() {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-bench-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder)
  await ensureDatabase(server.url('postgres'), 'kintsu')
  await migrateDatabase(server.url(), 'src/store/migrations')
  const database = openDatabase(server.url(), 1, 60_000)
  await seedDatabase(database, 'a secret of the tests').finally(database.close)
  return {
    url: server.url(),
    end: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function measureRound(databaseUrl: string, { processes, natsUrl }: Round) {
  const children = await Promise.all(
    Array.from({ length: processes }, () => startProcess(databaseUrl, natsUrl)),
  )
  try {
    const [first] = children
    const last = children.at(-1)
    if (!first || !last) throw new Error('No process.')
    const cookies = await signInAll(databaseUrl, listeners)
    const followed = await followAll(last.address, cookies)
    await writeAll(first.address, cookies, followed, listeners)
    followed.forget()
    const before = await last.memory()
    const start = performance.now()
    await writeAll(first.address, cookies, followed, writes)
    const seconds = (performance.now() - start) / 1_000
    const lost = await missing(followed)
    const after = await last.memory()
    const { p50, p99 } = percentiles(followed.times)
    followed.close()
    return {
      cells: [
        rounded(writes / seconds),
        rounded(p50, 1),
        rounded(p99, 1),
        ...[before.heapUsed, after.heapUsed, before.rss, after.rss].map(bytes =>
          rounded(bytes / 1_048_576),
        ),
      ],
      complaints: [
        ...(lost > 0 ? [`${lost} writes were told to nobody`] : []),
        ...(p99 < mostMs ? [] : [`p99 is ${rounded(p99)} ms`]),
      ],
    }
  } finally {
    await Promise.all(children.map(child => child.end()))
  }
}

/** Each writer has its own members, so that every base revision is known. */
async function writeAll(
  address: string,
  cookies: readonly string[],
  followed: Followed,
  count: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  const writeInTurn = async (writer: number) => {
    for (let turn = writer; turn < count; turn += writers) {
      const member = turn % cookies.length
      const base = followed.writing(member)
      const { status, body } = await send(
        {
          method: 'PATCH',
          url: `${address}/api/cart-document/`,
          headers: {
            cookie: cookies[member],
            origin: 'https://shop.example',
            'content-type': 'application/json',
          },
          body: patchOn(base),
        },
        agent,
      )
      if (status !== 200) throw new Error(`${status}: ${body.toString('utf8').slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => writeInTurn(writer)))
  agent.destroy()
  await missing(followed)
}

/** A cart of three phones as the browser sends it, about 4 KB. */
function patchOn(base: number): string {
  return JSON.stringify({
    market: 'ro',
    baseRevision: base,
    stateVersion: '2',
    keys: {
      cartId: '0c8f3c52-6f0e-4a9f-9d0b-6a4b8f1f2f11',
      currency: 'RON',
      phoneCart: Array.from({ length: 3 }, (_, at) => ({
        id: `line-${base}-${at}`,
        deviceAccessories: [],
        filling: 'x'.repeat(1_200),
      })),
      accessoryCart: [],
      batteryCart: [],
      giftWrap: { isActive: true, is_wrapping_tax: true },
      checkoutStep: 'COSUL_MEU',
      expireAt: 1_900_000_000_000,
    },
  })
}

/** The number of writes that no listener received, after waiting for them. */
async function missing(followed: Followed): Promise<number> {
  const deadline = performance.now() + patienceMs
  while (followed.waiting() > 0 && performance.now() < deadline) await pause(20)
  return followed.waiting()
}

type Memory = { readonly rss: number; readonly heapUsed: number }

async function startProcess(databaseUrl: string, natsUrl = '') {
  const child = fork('test/bench/cart-stream-shop.ts', {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NATS_URL: natsUrl },
  })
  const { address } = await messageFrom<{ address: string }>(child)
  return {
    address,
    memory: async () => {
      const reply = messageFrom<Memory>(child)
      child.send('memory')
      return reply
    },
    end: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

async function messageFrom<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The process ended.')
    }),
  ])
  return message
}
