import { setTimeout as pause } from 'node:timers/promises'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Breaker } from './breaker.ts'
import { announcedCall } from './call-channel.ts'
import { mayBeDone, type ProviderFailure } from './failure.ts'

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PURGE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the call can safely be repeated: it only reads, or has an idempotency key. */
  readonly isRepeatable: boolean
}

export type ProviderResponse = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export type CallOptions = {
  readonly breaker: Breaker
  readonly timeoutMs?: number
  readonly tries?: number
  readonly firstPauseMs?: number
}

/** Timeouts and retries of a caller; tests and slow third parties have their own. */
export type Patience = Partial<CallOptions>

export type Caller = (call: Call) => Promise<Result<ProviderResponse, ProviderFailure>>

/**
 * Bounded in time, redirects left to the caller; repeatable calls are retried with exponential backoff and jitter.
 * Returns 2xx and 3xx.
 */
export function createCaller(options: CallOptions): Caller {
  const { breaker, tries = 3, firstPauseMs = 200 } = options
  return async call => {
    const host = hostOf(call.url)
    let last: Result<ProviderResponse, ProviderFailure> = refuse({ kind: 'circuit-open' })
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (attempt > 1) await pause(firstPauseMs * 2 ** (attempt - 2) * (0.5 + Math.random()))
      // An earlier attempt may have been executed, so its failure is returned, not that this one was skipped.
      if (!breaker.isClosed()) return last
      last = await announcedCall({ name: `${call.method} ${host}`, host }, () =>
        once(call, options.timeoutMs ?? 8_000),
      )
      const isAnswered = last.ok || !mayBeDone(last.refusal)
      breaker.report(isAnswered)
      if (isAnswered || !call.isRepeatable) return last
    }
    return last
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}

async function once(
  call: Call,
  timeoutMs: number,
): Promise<Result<ProviderResponse, ProviderFailure>> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
    })
    const { status, headers } = response
    const text = await response.text()
    if (status < 400) return ok({ status, headers, text })
    return refuse(toFailure(status, text))
  } catch (error) {
    return refuse({ kind: 'unreachable', cause: error instanceof Error ? error.name : 'unknown' })
  }
}

function toFailure(status: number, text: string): ProviderFailure {
  if (status === 401 || status === 403) return { kind: 'unauthorized', status }
  if (status >= 500 || status === 408 || status === 429) return { kind: 'server-error', status }
  const code = text.slice(0, 200)
  return { kind: 'rejected', status, ...(code !== '' && { code }) }
}

/** Parses a JSON response; `read` returns `undefined` for an unexpected shape. */
export function readJson<T>(
  { status, text }: ProviderResponse,
  read: (value: unknown) => T | undefined,
): Result<T, ProviderFailure> {
  try {
    const value = read(JSON.parse(text))
    return value === undefined ? refuse({ kind: 'unreadable', status }) : ok(value)
  } catch {
    return refuse({ kind: 'unreadable', status })
  }
}
