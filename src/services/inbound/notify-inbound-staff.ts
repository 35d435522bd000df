import type { LockedInbound } from '#store/inbound/inbounds.ts'
import type { Sql } from '#store/transaction.ts'
import type { InboundStores } from './inbound-stores.ts'

/** Creates a staff task, once per parcel and kind. */
export function notifyInboundStaff(
  { auditLog, now }: Pick<InboundStores, 'auditLog' | 'now'>,
  tx: Sql,
  { id, market, number, carrier, awb }: LockedInbound,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  const task = { market, kind, subjectId: id, facts: { number, carrier, awb, ...facts } }
  return auditLog.task(tx, task, now())
}
