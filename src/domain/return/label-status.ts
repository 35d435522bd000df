import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { isParcelAwaited } from './return-state.ts'
import type { ReturnView } from './return-view.ts'

/** The displayed status of the label of a return parcel. */
export type LabelStatus = 'ready' | 'being-made' | 'missing' | 'not-needed'

/**
 * An expired return may still be sent while its parcel is with its sender; a finished one needs no label (orders.md,
 * Return).
 */
export function labelStatusOf({
  state,
  parcel,
}: Pick<ReturnView, 'state' | 'parcel'>): LabelStatus {
  const waits = isParcelAwaited(state)
  if (!waits && state !== 'expired') return 'not-needed'
  if (!parcel) return 'missing'
  if (!isStillWithSender(parcel.state)) return 'not-needed'
  if (parcel.hasLabel) return 'ready'
  return waits && parcel.state === 'preparing' ? 'being-made' : 'missing'
}
