import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { judge, slowest } from './freshness-oracle.ts'
import { violations } from './oracle.ts'
import type { Verdict } from './r1.ts'
import { type Attempt, type Load, startLoad } from './topology-load.ts'
import { openTopology, type ShopProcess, type Topology } from './topology-stage.ts'

export type TopologyPlan = {
  /** How long nothing goes wrong at first: the drift of response times is measured in it. */
  readonly quietMinutes: number
  /** `asynchronous`: the primary acknowledges what its standby does not have. */
  readonly sabotage?: 'asynchronous'
}

/** `barMs`: in this time after `apply` has resolved, every attempt has to succeed again. */
type Fault = {
  readonly name: string
  readonly apply: (topology: Topology) => Promise<unknown>
  readonly undo?: (topology: Topology) => Promise<unknown>
  /** How long it lasts. */
  readonly lastsMs?: number
  readonly barMs?: number
}

const processBarMs = 5_000
const databaseBarMs = 10_000
/** A page may be as old as this when its request starts. */
const freshnessBarMs = 1_000

async function restarted(process: ShopProcess) {
  await process.kill()
  return process.start()
}

const faults: readonly Fault[] = [
  {
    name: 'a web process killed',
    apply: ({ web }) => web[0].kill(),
    barMs: processBarMs,
    undo: ({ web }) => web[0].start(),
  },
  {
    name: 'the other one killed',
    apply: ({ web }) => web[1].kill(),
    barMs: processBarMs,
    undo: ({ web }) => web[1].start(),
  },
  {
    name: 'the worker killed and started',
    apply: ({ worker }) => restarted(worker),
    barMs: processBarMs,
  },
  {
    name: 'NATS stopped',
    apply: ({ nats }) => nats.stop(),
    lastsMs: 5_000,
    undo: ({ nats }) => nats.start(),
    barMs: processBarMs,
  },
  {
    name: 'link to the database: 50 ms later',
    apply: async ({ web }) => web[0].line.slow(50),
    lastsMs: 5_000,
    undo: async ({ web }) => web[0].line.mend(),
  },
  {
    name: 'link: connections reset',
    apply: async ({ web }) => web[0].line.reset(),
    lastsMs: 3_000,
    barMs: processBarMs,
  },
  {
    name: 'link: half-open',
    apply: async ({ web }) => web[0].line.freeze(),
    lastsMs: 10_000,
    undo: async ({ web }) => web[0].line.mend(),
  },
  {
    name: 'link: cut',
    apply: async ({ web }) => web[0].line.cut(),
    lastsMs: 5_000,
    undo: async ({ web }) => web[0].line.mend(),
  },
  {
    name: 'every connection to the database ended',
    apply: ({ pool }) =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    barMs: databaseBarMs,
  },
  {
    name: 'the standby away for 3 s',
    apply: async ({ pair }) => {
      await pair.standby.crash()
      await pause(3_000)
      await pair.standby.start()
    },
    barMs: databaseBarMs,
  },
  {
    name: 'the database crashed and started',
    apply: async ({ pair }) => {
      await pair.primary.crash()
      await pair.primary.start()
    },
    barMs: databaseBarMs,
  },
  {
    name: 'the primary lost, the standby promoted',
    apply: ({ failOver }) => failOver(),
    barMs: databaseBarMs,
  },
]

type Row = {
  readonly name: string
  readonly attempts: number
  readonly failed: number
  /** The failures by what was asked for and what was answered. */
  readonly kinds: string
  /** After the fault, until every attempt that starts succeeds. */
  readonly recoveredMs: number
  readonly p99: number
  readonly barMs: number | undefined
}

/** Kills, cuts and delays every part of a deployment while customers buy, sell and look. */
export async function runTopology(plan: TopologyPlan): Promise<Verdict> {
  const topology = await openTopology()
  try {
    if (plan.sabotage) return await loseAcknowledged(topology)
    const load = await startLoad(topology)
    await pause(5_000)
    const memory = () =>
      [...topology.web, topology.worker].map(each => Math.round(each.megabytes()))
    const quietFrom = Date.now()
    const megabytes = [memory()]
    await pause(plan.quietMinutes * 60_000)
    megabytes.push(memory())
    const replicaReads = await readsOfListings(topology.pair.standby.url('kintsu'))
    const rows = [rowOf('nothing', load, quietFrom, quietFrom)]
    const drift = driftOf(load.attempts.filter(({ startedAt }) => startedAt >= quietFrom))
    for (const fault of faults) {
      rows.push(await play(fault, topology, load))
      console.log(lineOf(rows.at(-1) as Row))
    }
    await load.stop()
    const stoppedAt = Date.now()
    const stuck = await untilDelivered(topology.pool)
    const judging = new pg.Pool({ connectionString: topology.pair.standby.url('kintsu'), max: 1 })
    const deliveredSeconds = Math.round((Date.now() - stoppedAt) / 1000)
    const errors = [
      ...rows.flatMap(errorsOf),
      ...(replicaReads > 0 ? [] : ['no page was read from the replica']),
      ...stuck,
      ...(await finalErrors(judging, load).finally(() => judging.end())),
      ...judge(load.versions, load.answers, freshnessBarMs).errors,
    ]
    const { p50, p99, max } = slowest(
      judge(load.versions, load.answers, freshnessBarMs).milliseconds,
    )
    const { order, sale } = load.acknowledged
    const summary = [
      `${order.length} orders and ${sale.length} trade-ins acknowledged, ${load.versions.length} price changes, ${load.answers.length} pages, ${replicaReads} reads of listings on the replica before the first fault; every message delivered ${deliveredSeconds} s after the last order; a change visible after ${p50} ms (p50), ${p99} ms (p99), ${max} ms (longest)`,
      `p99 of orders in ${plan.quietMinutes} minutes without faults: ${drift}; MB of web, web, worker before and after: ${megabytes.map(each => each.join(' ')).join(' → ')}`,
      ...rows.map(lineOf),
    ].join('\n   ')
    return { errors, summary }
  } finally {
    await topology.close()
  }
}

async function play(fault: Fault, topology: Topology, load: Load): Promise<Row> {
  const startedAt = Date.now()
  await fault.apply(topology)
  const brokenAt = Date.now()
  await pause(fault.lastsMs ?? 0)
  await fault.undo?.(topology)
  await untilQuiet(load)
  return { ...rowOf(fault.name, load, startedAt, brokenAt), barMs: fault.barMs }
}

/** Every attempt of the last three seconds has succeeded. */
async function untilQuiet({ attempts }: Load) {
  const deadline = Date.now() + 60_000
  const from = Date.now()
  const hasFailed = () =>
    attempts.some(
      ({ startedAt, hasSucceeded }) =>
        !hasSucceeded && startedAt > Math.max(from, Date.now() - 3_000),
    )
  await pause(3_000)
  while (hasFailed() && Date.now() < deadline) await pause(100)
}

function rowOf(name: string, { attempts }: Load, startedAt: number, brokenAt: number): Row {
  const own = attempts.filter(each => each.startedAt >= startedAt)
  const failed = own.filter(({ hasSucceeded }) => !hasSucceeded)
  const lastFailed = Math.max(brokenAt, ...failed.map(each => each.startedAt))
  const orders = own.filter(({ what, hasSucceeded }) => what === 'order' && hasSucceeded)
  return {
    name,
    attempts: own.length,
    failed: failed.length,
    kinds: kindsOf(failed),
    recoveredMs: lastFailed - brokenAt,
    p99: slowest(orders.map(({ milliseconds }) => milliseconds)).p99,
    barMs: undefined,
  }
}

function kindsOf(failed: readonly Attempt[]): string {
  const kinds = Map.groupBy(failed, ({ what, answer }) => `${what} ${answer}`)
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`).join(', ')
}

function errorsOf({ name, recoveredMs, barMs, failed }: Row): string[] {
  if (name === 'nothing') return failed > 0 ? [`${failed} attempts failed without a fault`] : []
  return barMs !== undefined && recoveredMs > barMs
    ? [`${name}: recovered after ${recoveredMs} ms, the bar is ${barMs} ms`]
    : []
}

function lineOf({ name, attempts, failed, kinds, recoveredMs, p99, barMs }: Row) {
  const bar = barMs === undefined ? '' : ` (bar ${barMs} ms)`
  const which = failed > 0 ? ` (${kinds})` : ''
  return `${name}: ${failed} of ${attempts} attempts failed${which}, the last one started after ${recoveredMs} ms${bar}; p99 of orders ${p99} ms`
}

/** The first fifth against the last one. */
function driftOf(attempts: readonly Attempt[]) {
  const orders = attempts.filter(({ what, hasSucceeded }) => what === 'order' && hasSucceeded)
  const part = Math.floor(orders.length / 5)
  const p99 = (some: readonly Attempt[]) => slowest(some.map(each => each.milliseconds)).p99
  return `${p99(orders.slice(0, part))} ms at first, ${p99(orders.slice(-part))} ms at last`
}

async function finalErrors(pool: pg.Pool, load: Load): Promise<readonly string[]> {
  const lost = [
    ...(await missing(pool, 'orders', load.acknowledged.order)),
    ...(await missing(pool, 'sale', load.acknowledged.sale)),
  ]
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from orders')
  const [{ n } = { n: 0 }] = rows
  // A customer whose request was unanswered when the load ended may have an order; none has two.
  const extra = n - load.acknowledged.order.length
  return [
    ...lost,
    ...(extra > 4 ? [`${extra} orders that nobody was told of`] : []),
    ...new Set(load.unexpected),
    ...(await violations(pool)),
  ]
}

/** How often a server has looked into the table of listings. */
async function readsOfListings(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(
      `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as n from pg_stat_user_tables
       where schemaname = 'public' and relname = 'listing'`,
    )
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}

async function missing(pool: pg.Pool, table: 'orders' | 'sale', numbers: readonly string[]) {
  const { rows } = await pool.query<{ number: string }>(
    `select number from unnest($1::text[]) as told (number) where not exists (select from ${table} t where t.number = told.number)`,
    [numbers],
  )
  return rows.map(({ number }) => `acknowledged and lost: ${number}`)
}

/** A label that was being made when its process or the database was lost is made anew after three minutes. */
const deliveryMs = 6 * 60_000

/** The worker delivers what is left, or something is stuck. */
async function untilDelivered(pool: pg.Pool): Promise<readonly string[]> {
  const deadline = Date.now() + deliveryMs
  const left = async () =>
    (
      await pool.query<{ what: string }>(
        `select distinct topic || coalesce(': ' || last_error, '') as what from outbox where sent_at is null`,
      )
    ).rows
  while ((await left()).length > 0 && Date.now() < deadline) await pause(200)
  return (await left()).map(({ what }) => `not delivered: ${what}`)
}

/** Orders are acknowledged by the primary alone, which is then lost. */
async function loseAcknowledged(topology: Topology): Promise<Verdict> {
  const { pool, pair } = topology
  await pool.query(`alter system set synchronous_standby_names = ''`)
  await pool.query('select pg_reload_conf()')
  const load = await startLoad(topology)
  await pause(2_000)
  await pair.standby.crash()
  const before = load.acknowledged.order.length
  while (load.acknowledged.order.length < before + 20) await pause(50)
  await load.stop()
  await pair.primary.kill()
  await pair.standby.start()
  await topology.failOver()
  const errors = await missing(pool, 'orders', load.acknowledged.order)
  return { errors, summary: `${load.acknowledged.order.length} orders acknowledged` }
}
