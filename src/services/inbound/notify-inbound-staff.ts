import type { LockedInbound } from '#store/inbound/inbounds.ts'
import { insertTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock'>

/** Creates a staff task, once per parcel and kind. */
export function notifyInboundStaff(
  ctx: Ctx,
  tx: Sql,
  { id, market, number, carrier, awb }: LockedInbound,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  const task = { market, kind, subjectId: id, facts: { number, carrier, awb, ...facts } }
  return insertTask(tx, task, ctx.clock())
}
