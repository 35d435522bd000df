import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { spotlessPhone } from '../support/trade-ins.ts'
import { type ApiResponse, call, order } from './buyers.ts'
import type { Answer, Version } from './freshness-oracle.ts'
import { pagesOf, priceNumber, readWatched, type WatchedPage } from './freshness-pages.ts'
import { aLocker, anOrder, scarce } from './stage.ts'
import type { Topology } from './topology-stage.ts'

/** One attempt of a customer, in milliseconds since the epoch. */
export type Attempt = {
  readonly what: 'order' | 'sale' | 'page'
  readonly startedAt: number
  readonly milliseconds: number
  readonly hasSucceeded: boolean
  /** The status, and the code of a problem; 'none': no answer in time. */
  readonly answer: string
}

export type Load = {
  readonly attempts: readonly Attempt[]
  /** The numbers that customers were given, by what they name. */
  readonly acknowledged: { readonly order: readonly string[]; readonly sale: readonly string[] }
  readonly versions: readonly Version[]
  readonly answers: readonly Answer[]
  /** Answers that no fault explains. */
  readonly unexpected: readonly string[]
  readonly stop: () => Promise<void>
}

const buyers = 4
/** A customer who has waited this long sends the request again, with the same key. */
const patienceMs = 5_000
const unitsToSell = 20_000

/** Purchases, trade-ins, price changes and page views at the same time, until `stop`. */
export async function startLoad({ port, pool }: Topology): Promise<Load> {
  const [sold, watched] = await scarce(pool, 2, 1)
  if (!sold || !watched) throw new Error('There are no listings to sell.')
  const units = await addUnits(pool, sold.listing)
  const lockerId = await aLocker(pool)
  const pages = pagesOf(await readWatched(pool, watched.listing))
  const ending = new AbortController()
  const attempts: Attempt[] = []
  const acknowledged = { order: [] as string[], sale: [] as string[] }
  const versions: Version[] = []
  const answers: Answer[] = []
  const unexpected: string[] = []

  const timed = async (
    what: Attempt['what'],
    isSuccess: (answer: ApiResponse) => boolean,
    ask: () => Promise<ApiResponse>,
  ) => {
    const startedAt = Date.now()
    const gaveUp = pause(patienceMs, { status: 0, body: {} } as ApiResponse, { ref: false })
    const answer = await Promise.race([ask(), gaveUp])
    const hasSucceeded = isSuccess(answer)
    attempts.push({
      what,
      startedAt,
      milliseconds: Date.now() - startedAt,
      hasSucceeded,
      answer: answer.status === 0 ? 'none' : `${answer.status} ${answer.body.code ?? ''}`.trim(),
    })
    return hasSucceeded ? answer : undefined
  }
  /** Sends a request with one key until it is answered. */
  const untilAnswered = async (
    what: 'order' | 'sale',
    ask: (key: string) => Promise<ApiResponse>,
  ) => {
    const key = randomUUID()
    while (!ending.signal.aborted) {
      const answer = await timed(
        what,
        ({ status, body }) => {
          if (status === 201) return true
          if (!isExplained(status, body.code)) unexpected.push(`${what}: ${status} ${body.code}`)
          return false
        },
        () => ask(key),
      )
      if (answer) return void acknowledged[what].push(String(answer.body.number))
      await pause(100)
    }
  }
  const untilStopped = async (everyMs: number, work: () => Promise<unknown>) => {
    while (!ending.signal.aborted) {
      await work()
      await pause(everyMs)
    }
  }
  const buy = async () => {
    const unit = units.pop()
    if (unit === undefined) throw new Error('Everything is sold.')
    const body = anOrder(lockerId, [{ from: sold, unit }])
    await untilAnswered('order', key => order(port, body, key))
  }
  let sellers = 0
  const sell = () => {
    sellers += 1
    const address = `127.1.${(sellers >> 8) & 255}.${sellers & 255}`
    const body = { market: 'ro', answers: spotlessPhone, email: `seller${sellers}@example.com` }
    return untilAnswered('sale', key =>
      call(port, 'POST', '/api/sales/', JSON.stringify(body), { 'idempotency-key': key }, address),
    )
  }
  const view = async (page: WatchedPage) => {
    const startedAt = Date.now()
    const { status, body } = await fetch(`http://localhost:${port}${page.path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async each => ({ status: each.status, body: await each.text() }),
      () => ({ status: 0, body: '' }),
    )
    const shown = status === 200 ? page.shownIn(body) : undefined
    const endedAt = Date.now()
    attempts.push({
      what: 'page',
      startedAt,
      milliseconds: endedAt - startedAt,
      hasSucceeded: shown !== undefined,
      answer: status === 0 ? 'none' : `${status} ${page.name}`,
    })
    if (shown) answers.push({ page: page.name, startedAt, endedAt, shown })
  }
  let edits = 0
  const edit = async () => {
    edits += 1
    const minor = priceNumber(edits)
    const at = Date.now()
    await pool
      .query('update listing set price_minor = $2 where id = $1', [watched.listing, minor])
      // Its commit may still wait for the standby.
      .catch(() => versions.push({ minor, isInStock: true, at, isUncertain: true }))
    while (!(await noteVersion(pool, watched.listing, versions).catch(() => false)))
      await pause(100)
  }

  await edit()
  const running = [
    ...Array.from({ length: buyers }, () => untilStopped(100, buy)),
    untilStopped(500, sell),
    ...pages.map(page => untilStopped(50, () => view(page))),
    untilStopped(700, edit),
  ]
  return {
    attempts,
    acknowledged,
    versions,
    answers,
    unexpected,
    stop: async () => {
      ending.abort()
      await Promise.all(running)
      await edit()
    },
  }
}

/** No answer, no database, no process behind the proxy, or the same request is still being worked on. */
function isExplained(status: number, code: unknown): boolean {
  return status === 0 || status >= 502 || code === 'completion-in-progress'
}

/** Notes the listing as it is, if that is not the newest version; visible from now on at the latest. */
async function noteVersion(pool: pg.Pool, listing: string, versions: Version[]): Promise<true> {
  const { rows } = await pool.query<{ minor: number; stock: number; at: number }>(
    `select price_minor::int as minor, stock,
       (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at
     from listing where id = $1`,
    [listing],
  )
  const [row] = rows
  const known = versions.findLast(({ isUncertain }) => !isUncertain)
  if (row && known?.minor !== row.minor)
    versions.push({ minor: row.minor, isInStock: row.stock > 0, at: row.at, visibleAt: Date.now() })
  return true
}

async function addUnits(pool: pg.Pool, listing: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
     select gen_random_uuid(), listing_id, market, 'listed', serial_sealed, acquisition_minor, tax_scheme, received_at
     from unit, generate_series(1, $2::int) where id = (select id from unit where listing_id = $1 and state = 'listed' limit 1)
     returning id`,
    [listing, unitsToSell],
  )
  return rows.map(({ id }) => id)
}
