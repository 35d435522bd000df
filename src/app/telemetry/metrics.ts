import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '#services/context.ts'
import type { Log } from '#services/telemetry/telemetry.ts'
import type { Replica } from '#store/replica.ts'
import { readShopCounts, type ShopCountName, shopCountNames } from '#store/telemetry-counts.ts'

/** In seconds, around what the shop promises: cached pages in milliseconds, an order within a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Several scrapers at once cost one question. */
const countsKeptMs = 5_000

const shopMetrics: Readonly<
  Record<ShopCountName, { readonly help: string; readonly labels: readonly string[] }>
> = {
  outbox_waiting: { help: 'Messages that are not delivered yet.', labels: ['topic'] },
  outbox_late_seconds: {
    help: 'For how long the most overdue message has been due.',
    labels: [],
  },
  outbox_failing: {
    help: 'Messages whose delivery failed and is tried again.',
    labels: ['topic'],
  },
  failing_items: { help: 'Items that a job could not process and tries again.', labels: ['job'] },
  open_tasks: { help: 'Tasks for staff that are not done.', labels: [] },
  orders_last_day: { help: 'Orders placed in the last 24 hours.', labels: ['market', 'state'] },
  payments_waiting: { help: 'Payments whose outcome is open.', labels: ['state'] },
  refunds_waiting: { help: 'Refunds that have not arrived.', labels: ['state'] },
  payouts_waiting: { help: 'Payments to sellers that have not arrived.', labels: ['state'] },
  listings_in_stock: { help: 'Listings that can be bought.', labels: ['market'] },
  commits_waiting: { help: 'Commits that a standby has not confirmed for a second.', labels: [] },
}

/** The metrics of this process and of the shop, in the format of Prometheus. They contain nobody's data. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'kintsu_request_seconds',
    help: 'Duration of requests until the last byte, by page or endpoint.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const events = new Counter({
    name: 'kintsu_log_events_total',
    help: 'Warnings and errors of the log, by event.',
    labelNames: ['level', 'event'],
    registers: [registry],
  })
  const isUp = new Gauge({
    name: 'kintsu_database_up',
    help: 'Whether the database answered the last question for the figures of the shop.',
    registers: [registry],
  })
  return {
    /** Passes every line on, and counts what it says: requests are counted even where they are not logged. */
    watch: (log: Log): Log => ({
      info: line => {
        const { event, route, method, status, milliseconds } = line
        if (event === 'request')
          requests.observe(
            { route: String(route), method: String(method), status: String(status) },
            Number(milliseconds) / 1000,
          )
        log.info(line)
      },
      warn: line => {
        events.inc({ level: 'warn', event: String(line.event) })
        log.warn(line)
      },
      error: line => {
        events.inc({ level: 'error', event: String(line.event) })
        log.error(line)
      },
    }),
    /** Adds the figures of the shop; the database is asked only when somebody reads them. */
    addShop: (ctx: Pick<Context, 'sql' | 'responses'>, pool: PoolState, replica?: Replica) => {
      addProcessGauges(registry, ctx, pool, replica)
      const gauges = new Map(
        shopCountNames.map(name => [
          name,
          new Gauge({
            name: `kintsu_${name}`,
            help: shopMetrics[name].help,
            labelNames: shopMetrics[name].labels,
            registers: [registry],
          }),
        ]),
      )
      let readAt = Number.NEGATIVE_INFINITY
      return async () => {
        if (performance.now() - readAt < countsKeptMs) return
        readAt = performance.now()
        const counts = await readShopCounts(ctx.sql).catch(() => undefined)
        isUp.set(counts ? 1 : 0)
        for (const gauge of gauges.values()) gauge.reset()
        for (const { name, labels, value } of counts ?? [])
          gauges
            .get(name)
            ?.labels(...labels)
            .set(value)
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

type PoolState = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

function addProcessGauges(
  registry: Registry,
  { responses }: Pick<Context, 'responses'>,
  pool: PoolState,
  replica: Replica | undefined,
) {
  const gauge = (name: string, text: string, read: () => number) =>
    new Gauge({
      name: `kintsu_${name}`,
      help: text,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('cached_responses', 'Responses in memory.', () => responses.size().responses)
  gauge('cached_bytes', 'Memory of these responses.', () => responses.size().bytes)
  gauge('database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  if (replica)
    gauge('replica_current', 'Whether public pages are read from the replica.', () =>
      Number(replica.isCurrent()),
    )
}
