import type { Trouble } from '../trouble.ts'
import type { ShipmentCreated } from './delivery-provider.ts'

/** How an attempt to make a label ended that got no answer of the wished form; only what the carrier refused is surely not made. */
export function notCreated(trouble: Trouble): ShipmentCreated {
  return trouble.kind === 'rejected'
    ? { kind: 'rejected', reason: trouble.code ?? `status ${trouble.status}` }
    : { kind: 'unknown', trouble }
}
