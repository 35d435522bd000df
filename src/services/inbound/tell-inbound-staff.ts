import type { LockedInbound } from '#store/inbound/inbounds.ts'
import type { Runner } from '#store/transaction.ts'
import type { InboundStores } from './inbound-stores.ts'

/** What a person has to look at, once for each parcel and kind. */
export function tellInboundStaff(
  { traces, now }: Pick<InboundStores, 'traces' | 'now'>,
  tx: Runner,
  { id, market, number, carrier, awb }: LockedInbound,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  const task = { market, kind, subjectId: id, facts: { number, carrier, awb, ...facts } }
  return traces.task(tx, task, now())
}
