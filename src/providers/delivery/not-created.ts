import type { ProviderFailure } from '../failure.ts'
import type { ShipmentCreated } from './delivery-provider.ts'

/** The result of creating a label without a valid response; only an explicit rejection means that no label was created. */
export function notCreated(failure: ProviderFailure): ShipmentCreated {
  return failure.kind === 'rejected'
    ? { kind: 'rejected', reason: failure.code ?? `status ${failure.status}` }
    : { kind: 'unknown', failure }
}
