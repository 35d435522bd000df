import type { ProviderFailure } from '../trouble.ts'
import type { ShipmentCreated } from './delivery-provider.ts'

/** How an attempt to make a label ended that got no answer of the wished form; only what the carrier refused is surely not made. */
export function notCreated(failure: ProviderFailure): ShipmentCreated {
  return failure.kind === 'rejected'
    ? { kind: 'rejected', reason: failure.code ?? `status ${failure.status}` }
    : { kind: 'unknown', trouble: failure }
}
