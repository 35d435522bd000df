import Stripe from 'stripe'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Breaker, createBreaker } from '../breaker.ts'
import { announcedCall } from '../call-channel.ts'
import { mayBeDone, type ProviderFailure } from '../failure.ts'

export type StripeAccess = {
  readonly secretKey: string
  readonly host: string
  readonly port: number
  readonly protocol: 'http' | 'https'
  /** For each try. */
  readonly timeoutMs?: number
  readonly retries?: number
  readonly breaker?: Breaker
}

/** The result of a Stripe request; `declined` is Stripe's reason for a declined card. */
export type StripeResult<T> =
  | Result<T, ProviderFailure>
  | { readonly ok: false; readonly declined: string }

export type CallStripe = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<StripeResult<T>>

/** Bounded in time, and retried with one key by the SDK; its exceptions become values. */
export function createStripeCall(config: StripeAccess): CallStripe {
  const { secretKey, host, port, protocol, timeoutMs = 6_000, retries = 1 } = config
  const { breaker = createBreaker() } = config
  const stripe = new Stripe(secretKey, {
    host,
    port,
    protocol,
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
  })
  const once = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<StripeResult<T>> => {
    try {
      const result = await work(stripe)
      breaker.report(true)
      return ok(result)
    } catch (error) {
      const declined = error instanceof Stripe.errors.StripeCardError
      const failure = toFailure(error)
      breaker.report(declined || !mayBeDone(failure))
      return declined
        ? { ok: false, declined: error.decline_code ?? error.code ?? 'card_error' }
        : refuse(failure)
    }
  }
  return async work =>
    breaker.isClosed()
      ? announcedCall({ name: 'stripe', host }, () => once(work))
      : refuse({ kind: 'circuit-open' })
}

function toFailure(error: unknown): ProviderFailure {
  // A response that is JSON, but not an object, makes the SDK throw a TypeError.
  if (error instanceof TypeError) return { kind: 'unreadable', status: 0 }
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { statusCode: status, code } = error
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const isTimeout = error.message.startsWith('Request aborted due to timeout')
    return { kind: 'unreachable', cause: isTimeout ? 'timeout' : 'connection' }
  }
  // The SDK does not expose the status of a response that is not JSON.
  if (status === undefined) return { kind: 'unreadable', status: 0 }
  if (status === 401 || status === 403) return { kind: 'unauthorized', status }
  if (status >= 500 || status === 409 || status === 429) return { kind: 'server-error', status }
  return { kind: 'rejected', status, code: code ?? error.rawType ?? error.type }
}
