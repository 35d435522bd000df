import { setTimeout as pause } from 'node:timers/promises'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Breaker } from './breaker.ts'
import { mayBeDone, type ProviderFailure } from './trouble.ts'

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether a second try does no harm: it reads, or carries a key. */
  readonly isRepeatable: boolean
}

export type Answered = {
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

/** How a caller waits; tests and slow strangers have their own. */
export type Patience = Partial<CallOptions>

export type Caller = (call: Call) => Promise<Result<Answered, ProviderFailure>>

/** Bounded in time, redirects left to the caller; what may be repeated is tried again with growing, spread pauses. Answers 2xx and 3xx. */
export function makeCaller(options: CallOptions): Caller {
  const { breaker, tries = 3, firstPauseMs = 200 } = options
  return async call => {
    let last: Result<Answered, ProviderFailure> = refuse({ kind: 'circuit-open' })
    for (let tried = 1; tried <= tries; tried += 1) {
      if (tried > 1) await pause(firstPauseMs * 2 ** (tried - 2) * (0.5 + Math.random()))
      // An earlier try may have been done, so its trouble is told, not that this one was left out.
      if (!breaker.isClosed()) return last
      last = await once(call, options.timeoutMs ?? 8_000)
      const isAnswered = last.ok || !mayBeDone(last.refusal)
      breaker.tell(isAnswered)
      if (isAnswered || !call.isRepeatable) return last
    }
    return last
  }
}

async function once(call: Call, timeoutMs: number): Promise<Result<Answered, ProviderFailure>> {
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

/** A JSON answer of the wished form; `read` gives undefined for any other. */
export function readJson<T>(
  { status, text }: Answered,
  read: (value: unknown) => T | undefined,
): Result<T, ProviderFailure> {
  try {
    const value = read(JSON.parse(text))
    return value === undefined ? refuse({ kind: 'unreadable', status }) : ok(value)
  } catch {
    return refuse({ kind: 'unreadable', status })
  }
}
