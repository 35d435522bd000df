import { randomUUID } from 'node:crypto'
import type {
  Handover,
  InboundRequest,
  InboundSubject,
  InboundView,
} from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { inboundCarrierOf } from '#domain/inbound/offered-handovers.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Day } from '#domain/time/day.ts'
import { readInboundView } from '#store/inbound/inbound-view.ts'
import type { LockedInbound } from '#store/inbound/inbounds.ts'
import { insertInbound, insertInboundStep, lockInboundOf } from '#store/inbound/inbounds.ts'
import { insertMessage } from '#store/order/audit-log.ts'
import type { Sql } from '#store/transaction.ts'
import type { InboundStores } from './inbound-stores.ts'

type Deps = Pick<InboundStores, 'now'>

/** `already-sent`: the carrier has the parcel. */
export type InboundRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-sent' }

/**
 * Books parcels to the shop for returns, warranty claims and trade-ins. They know what they request here, so no
 * follower is called for it. The caller has checked that the handover is offered
 * (domain/inbound/offered-handovers.ts) and that the subject belongs to the requester.
 */
export type InboundBooking = {
  /** The label is created afterwards. Throws if the subject already has a parcel under way. */
  readonly bookInbound: (tx: Sql, request: InboundRequest) => Promise<string>
  readonly viewInbound: (sql: Sql, subject: InboundSubject) => Promise<InboundView | undefined>
  /** Replaces the parcel that is still with its sender by another one; returns the new id. */
  readonly changeHandover: (
    tx: Sql,
    subject: InboundSubject,
    handover: Handover,
    sendBy: Day,
  ) => Promise<Result<string, InboundRefusal>>
  readonly cancelInbound: (
    tx: Sql,
    subject: InboundSubject,
  ) => Promise<Result<void, InboundRefusal>>
}

export function makeInboundBooking(deps: Deps): InboundBooking {
  return {
    bookInbound: (tx, request) => book(deps, tx, request),
    viewInbound: readInboundView,
    changeHandover: async (tx, subject, handover, sendBy) => {
      const given = await takeBack(deps, tx, subject, 'handed over in another way')
      if (!given.ok) return given
      const { market, number, sender, devices } = given.value
      return ok(
        await book(deps, tx, { subject, market, number, sender, devices, handover, sendBy }),
      )
    },
    cancelInbound: async (tx, subject) => {
      const given = await takeBack(deps, tx, subject, 'not sent after all')
      return given.ok ? ok(undefined) : given
    },
  }
}

async function book(
  { now }: Deps,
  tx: Sql,
  { devices = [], ...request }: InboundRequest,
): Promise<string> {
  const id = randomUUID()
  const at = now()
  const carrier = inboundCarrierOf(request.market, request.handover.kind)
  await insertInbound(tx, { ...request, id, devices, carrier, createdAt: at })
  await insertMessage(tx, 'inbound-due', { parcelId: id }, at)
  return id
}

/** The outbox notifies the carrier: the parcel may have no label yet, or one that is being created. */
async function takeBack(
  { now }: Deps,
  tx: Sql,
  subject: InboundSubject,
  reason: string,
): Promise<Result<LockedInbound, InboundRefusal>> {
  const parcel = await lockInboundOf(tx, subject)
  if (!parcel) return refuse({ kind: 'not-found' })
  if (!isStillWithSender(parcel.state)) return refuse({ kind: 'already-sent' })
  const at = now()
  const step = { from: parcel.state, to: 'cancelled', actor: 'sender', reason, at } as const
  await insertInboundStep(tx, parcel.id, step)
  await insertMessage(tx, 'inbound-cancelled', { parcelId: parcel.id }, at)
  return ok(parcel)
}
