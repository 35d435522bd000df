import { ok, type Result, refuse } from '#domain/result.ts'
import { type Breaker, createBreaker } from '../breaker.ts'
import { type Caller, type CallOptions, createCaller, type ProviderResponse } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'

/** The address of a carrier's API, with timeouts and retries. */
export type CarrierAddress = Omit<CallOptions, 'breaker'> & {
  readonly baseUrl: string
  /** The URL where a customer tracks a parcel, with {awb} as placeholder. */
  readonly trackingUrl: string
}

export type CarrierLink = {
  readonly baseUrl: string
  readonly breaker: Breaker
  readonly call: Caller
  readonly trackingUrlOf: (awb: string) => string
}

export function createCarrierLink(address: CarrierAddress): CarrierLink {
  const { baseUrl, trackingUrl, ...options } = address
  const breaker = createBreaker()
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    breaker,
    call: createCaller({ ...options, breaker }),
    trackingUrlOf: awb => trackingUrl.replace('{awb}', encodeURIComponent(awb)),
  }
}

/** Parses a JSON response; HTML and broken JSON are `unreadable`. */
export function jsonOf(
  response: Result<ProviderResponse, ProviderFailure>,
): Result<unknown, ProviderFailure> {
  if (!response.ok) return response
  try {
    return ok(JSON.parse(response.value.text))
  } catch {
    return refuse({ kind: 'unreadable', status: response.value.status })
  }
}
