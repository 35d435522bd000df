import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { isParcelAwaited } from './return-state.ts'
import type { ReturnView } from './return-view.ts'

/** What is to be said of the label of a return's parcel. */
export type LabelStatus = 'ready' | 'being-made' | 'missing' | 'not-needed'

/** orders.md, Return: one that expired may be sent after all, while its parcel is with its sender; one that is over needs none. */
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
