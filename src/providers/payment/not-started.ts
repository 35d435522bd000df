import { mayBeDone, type ProviderFailure } from '../trouble.ts'
import type { Started } from './payment-provider.ts'

/** orders.md, Providers' contracts 6: what may have been taken is never called failed. */
export function notStarted(failure: ProviderFailure): Started {
  return mayBeDone(failure)
    ? { kind: 'unknown', trouble: failure }
    : { kind: 'failed', trouble: failure }
}
