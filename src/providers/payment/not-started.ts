import { mayBeDone, type ProviderFailure } from '../failure.ts'
import type { Started } from './payment-provider.ts'

/** A payment that may have been accepted is never reported as failed (orders.md, Providers' contracts 6). */
export function notStarted(failure: ProviderFailure): Started {
  return mayBeDone(failure) ? { kind: 'unknown', failure } : { kind: 'failed', failure }
}
