import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Context } from '#services/context.ts'
import { countRequests } from '#services/telemetry/count-requests.ts'
import { createRequestCounter, type RequestCounter } from '#services/telemetry/request-counter.ts'
import { within } from '#services/within.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>
type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** The longest time a request waits to be counted: while the database is unavailable, no limit applies. */
const timeoutMs = 1_000

/**
 * Routes with a limit of their own are counted across all processes, request by request. The general limit is counted
 * locally and shared with the other processes in batches (docs/decisions/0037-limits-of-all-processes.md).
 */
export function sharedLimits(ctx: Ctx): FastifyRateLimitStoreCtor {
  return class extends Batched {
    constructor() {
      super(ctx)
    }
  }
}

/** A route for GET also responds to HEAD: both count as one. */
type Route = { readonly routeInfo?: { readonly url?: string; readonly method?: unknown } }

/** A client over the limit stays blocked until its window ends, without a query: a flood does not reach the database. */
class Exact implements FastifyRateLimitStore {
  private readonly count: RequestCounter
  private readonly route: string
  private readonly blocked = new Map<
    string,
    { readonly current: number; readonly endsAt: number }
  >()

  constructor(count: RequestCounter, { routeInfo }: Route) {
    this.count = count
    const methods = [routeInfo?.method].flat().map(method => (method === 'HEAD' ? 'GET' : method))
    this.route = `${methods.join()} ${routeInfo?.url}`
  }

  incr(key: string, callback: Callback, windowMs: number, max: number) {
    const block = this.blocked.get(key)
    if (block && leftOf(block) > 0)
      return callback(null, { current: block.current, ttl: leftOf(block) })
    within(timeoutMs, this.count(`${this.route} ${key}`, windowMs)).then(
      ({ count: current, leftMs: ttl }) => {
        if (current > max) save(this.blocked, key, { current, endsAt: Date.now() + ttl })
        callback(null, { current, ttl })
      },
      callback,
    )
  }

  child(route: object) {
    return new Exact(this.count, route)
  }
}

/** `shared` comes from the database, `unshared` is not stored there yet. */
type ClientCount = { shared: number; unshared: number; endsAt: number }

/** For each process, the count of a client is off by at most one such part of its limit. */
const parts = 24

class Batched implements FastifyRateLimitStore {
  private readonly ctx: Ctx
  private readonly count: RequestCounter
  private readonly counts = new Map<string, ClientCount>()

  constructor(ctx: Ctx) {
    this.ctx = ctx
    this.count = createRequestCounter(ctx)
  }

  incr(key: string, callback: Callback, windowMs: number, max: number) {
    const entry = this.current(key, windowMs)
    entry.unshared += 1
    const respond = () =>
      callback(null, { current: entry.shared + entry.unshared, ttl: leftOf(entry) })
    if (entry.unshared <= max / parts || entry.shared > max) respond()
    else void this.shareCount(key, entry).then(respond)
  }

  child(route: object) {
    return new Exact(this.count, route)
  }

  private current(key: string, windowMs: number): ClientCount {
    const entry = this.counts.get(key)
    const now = Date.now()
    if (entry && entry.endsAt > now) return entry
    const fresh = { shared: 0, unshared: 0, endsAt: now + windowMs }
    save(this.counts, key, fresh)
    return fresh
  }

  /** While the update is under way, it counts as shared; if it fails, it is sent with the next one. */
  private async shareCount(key: string, entry: ClientCount) {
    const added = entry.unshared
    entry.shared += added
    entry.unshared = 0
    try {
      const { count, leftMs } = await within(
        timeoutMs,
        countRequests(this.ctx, `all ${key}`, added, leftOf(entry)),
      )
      entry.shared = Math.max(entry.shared, count)
      entry.endsAt = Date.now() + leftMs
    } catch {
      entry.shared -= added
      entry.unshared += added
    }
  }
}

const mostKeys = 10_000

/** If there are too many keys, the oldest are dropped first. */
function save<T>(map: Map<string, T>, key: string, value: T) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > mostKeys && oldest !== undefined) map.delete(oldest)
}

function leftOf({ endsAt }: { readonly endsAt: number }) {
  return Math.max(0, endsAt - Date.now())
}
