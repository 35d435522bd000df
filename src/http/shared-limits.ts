import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Context } from '#services/context.ts'
import { countRequests } from '#services/telemetry/count-requests.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>
type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

/** The longest time a request waits to be counted: while the database is unavailable, no limit applies. */
const patienceMs = 1_000

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
  private readonly ctx: Ctx
  private readonly route: string
  private readonly over = new Map<string, { readonly current: number; readonly endsAt: number }>()

  constructor(ctx: Ctx, { routeInfo }: Route) {
    this.ctx = ctx
    const methods = [routeInfo?.method].flat().map(method => (method === 'HEAD' ? 'GET' : method))
    this.route = `${methods.join()} ${routeInfo?.url}`
  }

  incr(key: string, answer: Answer, windowMs: number, max: number) {
    const known = this.over.get(key)
    if (known && leftOf(known) > 0)
      return answer(null, { current: known.current, ttl: leftOf(known) })
    within(patienceMs, countRequests(this.ctx, `${this.route} ${key}`, 1, windowMs)).then(
      ({ count: current, leftMs: ttl }) => {
        if (current > max) save(this.over, key, { current, endsAt: Date.now() + ttl })
        answer(null, { current, ttl })
      },
      answer,
    )
  }

  child(route: object) {
    return new Exact(this.ctx, route)
  }
}

/** `known` comes from the database, `own` is not stored there yet. */
type Stored = { known: number; own: number; endsAt: number }

/** For each process, the count of a client is off by at most one such part of its limit. */
const parts = 24

class Batched implements FastifyRateLimitStore {
  private readonly ctx: Ctx
  private readonly kept = new Map<string, Stored>()

  constructor(ctx: Ctx) {
    this.ctx = ctx
  }

  incr(key: string, answer: Answer, windowMs: number, max: number) {
    const one = this.current(key, windowMs)
    one.own += 1
    const result = () => answer(null, { current: one.known + one.own, ttl: leftOf(one) })
    if (one.own <= max / parts || one.known > max) result()
    else void this.shareCount(key, one).then(result)
  }

  child(route: object) {
    return new Exact(this.ctx, route)
  }

  private current(key: string, windowMs: number): Stored {
    const known = this.kept.get(key)
    const now = Date.now()
    if (known && known.endsAt > now) return known
    const fresh = { known: 0, own: 0, endsAt: now + windowMs }
    save(this.kept, key, fresh)
    return fresh
  }

  /** While the update is under way, it counts as known; if it fails, it is sent with the next one. */
  private async shareCount(key: string, one: Stored) {
    const reported = one.own
    one.known += reported
    one.own = 0
    try {
      const { count, leftMs } = await within(
        patienceMs,
        countRequests(this.ctx, `all ${key}`, reported, leftOf(one)),
      )
      one.known = Math.max(one.known, count)
      one.endsAt = Date.now() + leftMs
    } catch {
      one.known -= reported
      one.own += reported
    }
  }
}

const mostKeys = 10_000

/** If there are too many keys, the oldest are dropped first. */
function save<T>(stored: Map<string, T>, key: string, value: T) {
  stored.delete(key)
  stored.set(key, value)
  const [oldest] = stored.keys()
  if (stored.size > mostKeys && oldest !== undefined) stored.delete(oldest)
}

function leftOf({ endsAt }: { readonly endsAt: number }) {
  return Math.max(0, endsAt - Date.now())
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nobody counted in time')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
