import { randomBytes } from 'node:crypto'
import type { Dsn } from './dsn.ts'
import { type ErrorReport, envelopeOf } from './envelope.ts'

type Settings = {
  readonly dsn: Dsn
  readonly environment: string
  readonly release: string
  /** Called for a report that could not be sent; must not report an error itself. */
  readonly onFailure: (why: string) => void
  readonly now?: () => number
  readonly timeoutMs?: number
}

const maxWaiting = 30
const maxPerMinute = 30
const minuteMs = 60_000
const maxPauseMs = 600_000

type Sending = {
  readonly settings: Settings
  readonly now: () => number
  readonly waiting: ErrorReport[]
  /** The time of each report accepted in the last minute, by its content. */
  readonly acceptedAt: Map<string, number>
  pausedUntil: number
  running: Promise<void> | undefined
}

/**
 * Sends errors to a Sentry-compatible service, one by one and in the background: `report` only adds to the queue. At
 * most 30 wait, 30 are sent per minute, the same one once per minute; a pause requested by the service is respected.
 * Reports beyond that are dropped.
 */
export function createErrorReports(settings: Settings) {
  const { now = Date.now } = settings
  const sending: Sending = {
    settings,
    now,
    waiting: [],
    acceptedAt: new Map(),
    pausedUntil: 0,
    running: undefined,
  }
  return {
    report: (error: ErrorReport): void => {
      if (!tryAccept(sending, error)) return
      sending.waiting.push(error)
      sending.running ??= sendAll(sending)
    },
    /** Resolves when the queue is sent, or after `milliseconds`. */
    flush: async (milliseconds: number): Promise<void> => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), milliseconds)
      const end = new Promise<void>(done => late.signal.addEventListener('abort', () => done()))
      await Promise.race([sending.running, end])
      clearTimeout(timer)
    },
  }
}

function tryAccept(
  { now, acceptedAt, waiting, pausedUntil }: Sending,
  error: ErrorReport,
): boolean {
  const at = now()
  for (const [key, acceptedMs] of acceptedAt)
    if (at - acceptedMs >= minuteMs) acceptedAt.delete(key)
  const key = `${error.name} ${error.words} ${error.job ?? error.route} ${error.trace.split('\n', 1)[0]}`
  const isFull = waiting.length >= maxWaiting || acceptedAt.size >= maxPerMinute
  if (isFull || acceptedAt.has(key) || at < pausedUntil) return false
  acceptedAt.set(key, at)
  return true
}

async function sendAll(sending: Sending): Promise<void> {
  // Lets the reporting code continue first.
  await undefined
  for (let next = sending.waiting.shift(); next; next = sending.waiting.shift())
    await send(sending, next)
  sending.running = undefined
}

async function send(sending: Sending, report: ErrorReport): Promise<void> {
  const { settings, now } = sending
  const { dsn, onFailure, timeoutMs = 5_000 } = settings
  const stamp = { id: randomBytes(16).toString('hex'), at: new Date(now()) }
  try {
    const response = await fetch(dsn.envelopeUrl, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kintsu/1, sentry_key=${dsn.key}`,
      },
      body: envelopeOf(report, settings, stamp),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.status === 429) pause(sending, response.headers.get('retry-after'))
    if (!response.ok) onFailure(`answered ${response.status}`)
  } catch (error) {
    onFailure(error instanceof Error ? error.name : 'unknown')
  }
}

/** In seconds; one minute if the service gives none. */
function pause(sending: Sending, retryAfter: string | null): void {
  const delayMs = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : minuteMs
  sending.pausedUntil = sending.now() + Math.min(delayMs, maxPauseMs)
  sending.waiting.length = 0
}
