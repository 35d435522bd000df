import { mayBeDone, type Trouble } from '../trouble.ts'
import type { Started } from './payment-provider.ts'

/** orders.md, Providers' contracts 6: what may have been taken is never called failed. */
export function notStarted(trouble: Trouble): Started {
  return mayBeDone(trouble) ? { kind: 'unknown', trouble } : { kind: 'failed', trouble }
}
