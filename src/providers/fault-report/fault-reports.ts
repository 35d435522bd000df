import { randomBytes } from 'node:crypto'
import type { Dsn } from './dsn.ts'
import { type ErrorReport, envelopeOf } from './envelope.ts'

type Settings = {
  readonly dsn: Dsn
  readonly environment: string
  readonly release: string
  /** Told of reports that did not arrive; must not report. */
  readonly failed: (why: string) => void
  readonly now?: () => number
  readonly timeoutMs?: number
}

const mostWaiting = 30
const mostInAMinute = 30
const minuteMs = 60_000
const longestRestMs = 600_000

type Sending = {
  readonly settings: Settings
  readonly now: () => number
  readonly waiting: ErrorReport[]
  /** When each was taken that counts for this minute, by what it says. */
  readonly taken: Map<string, number>
  restsUntil: number
  running: Promise<void> | undefined
}

/**
 * Sends errors to a Sentry-compatible service, one after another and beside everything else: `report` only puts in line. At most 30 wait,
 * 30 go in a minute, the same one once in a minute; a service that asks for a pause gets it. What does not fit is dropped.
 */
export function makeFaultReports(settings: Settings) {
  const { now = Date.now } = settings
  const sending: Sending = {
    settings,
    now,
    waiting: [],
    taken: new Map(),
    restsUntil: 0,
    running: undefined,
  }
  return {
    report: (error: ErrorReport): void => {
      if (!isTaken(sending, error)) return
      sending.waiting.push(error)
      sending.running ??= sendAll(sending)
    },
    /** Resolves when all that waits is sent, or after `milliseconds`. */
    flush: async (milliseconds: number): Promise<void> => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), milliseconds)
      const end = new Promise<void>(done => late.signal.addEventListener('abort', () => done()))
      await Promise.race([sending.running, end])
      clearTimeout(timer)
    },
  }
}

function isTaken({ now, taken, waiting, restsUntil }: Sending, error: ErrorReport): boolean {
  const at = now()
  for (const [key, before] of taken) if (at - before >= minuteMs) taken.delete(key)
  const key = `${error.name} ${error.words} ${error.job ?? error.route} ${error.trace.split('\n', 1)[0]}`
  const isFull = waiting.length >= mostWaiting || taken.size >= mostInAMinute
  if (isFull || taken.has(key) || at < restsUntil) return false
  taken.set(key, at)
  return true
}

async function sendAll(sending: Sending): Promise<void> {
  // Whoever told of it goes on first.
  await undefined
  for (let next = sending.waiting.shift(); next; next = sending.waiting.shift())
    await send(sending, next)
  sending.running = undefined
}

async function send(sending: Sending, problem: ErrorReport): Promise<void> {
  const { settings, now } = sending
  const { dsn, failed, timeoutMs = 5_000 } = settings
  const stamp = { id: randomBytes(16).toString('hex'), at: new Date(now()) }
  try {
    const result = await fetch(dsn.envelopeUrl, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kintsu/1, sentry_key=${dsn.key}`,
      },
      body: envelopeOf(problem, settings, stamp),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await result.body?.cancel()
    if (result.status === 429) rest(sending, result.headers.get('retry-after'))
    if (!result.ok) failed(`answered ${result.status}`)
  } catch (error) {
    failed(error instanceof Error ? error.name : 'unknown')
  }
}

/** Seconds; a minute where the service names none. */
function rest(sending: Sending, retryAfter: string | null): void {
  const request = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : minuteMs
  sending.restsUntil = sending.now() + Math.min(request, longestRestMs)
  sending.waiting.length = 0
}
