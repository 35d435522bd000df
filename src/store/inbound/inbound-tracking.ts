import type { Day } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import type { ToldEvent, TrackedShipment } from '../shipment/tracking.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'

/** What carriers told of parcels to the shop, each once; when to ask again; which labels were never used. */
export const makeInboundTrackingStore = () => ({
  /** A claim is a lease until then: who dies gives his parcels back. */
  claimDue: (
    runner: Runner,
    carriers: readonly string[],
    at: Date,
    until: Date,
    limit: number,
  ): Promise<readonly TrackedShipment[]> =>
    rowsOf<TrackedShipment>(runner, claimDue, [carriers, at, until, limit]),

  /** When the newest event that was told before happened. */
  newestEvent: async (tx: Runner, parcelId: string): Promise<Date | undefined> =>
    (await rowsOf<{ at: Date | null }>(tx, newestEvent, [parcelId]))[0]?.at ?? undefined,

  /** The keys of those that were not known. */
  writeEvents: async (
    tx: Runner,
    parcelId: string,
    events: readonly ToldEvent[],
  ): Promise<ReadonlySet<string>> => {
    const values = [parcelId, JSON.stringify(events)]
    const rows = await rowsOf<{ key: string }>(tx, writeEvents, values)
    return new Set(rows.map(({ key }) => key))
  },

  /** `next` undefined: never again. */
  schedule: (tx: Runner, parcelId: string, next: Date | undefined, attempts: number) =>
    rowsOf(tx, schedule, [parcelId, next ?? null, attempts]),

  postpone: (runner: Runner, parcelId: string, next: Date, error: string) =>
    rowsOf(runner, postpone, [parcelId, next, error.slice(0, 500)]),

  /** Still with their senders after the last day of their labels. */
  unused: async (
    runner: Runner,
    market: Market,
    today: Day,
    limit: number,
  ): Promise<readonly string[]> => {
    const rows = await rowsOf<{ id: string }>(runner, unused, [market, today, limit])
    return rows.map(({ id }) => id)
  },
})

export type InboundTrackingStore = ReturnType<typeof makeInboundTrackingStore>

const claimDue: Statement = {
  name: 'inbound-claim-due',
  text: `update inbound_parcel set next_poll_at = $3, attempts = attempts + 1
    where id in (
      select id from inbound_parcel
      where next_poll_at <= $2 and awb is not null and state not in ('preparing', 'cancelled')
        and carrier = any($1::text[])
      order by next_poll_at limit $4 for update skip locked
    )
    returning id, carrier, awb, attempts`,
}

const newestEvent: Statement = {
  name: 'inbound-newest-event',
  text: 'select max(at) as at from inbound_event where parcel_id = $1::uuid',
}

const writeEvents: Statement = {
  name: 'inbound-write-events',
  text: `insert into inbound_event (id, parcel_id, event_key, status, place, raw, at)
    select gen_random_uuid(), $1::uuid, e.key, e.status, e.place, coalesce(e.raw, 'null'), e.at
    from jsonb_to_recordset($2::jsonb)
      as e (key text, status text, place text, raw jsonb, at timestamptz)
    on conflict (parcel_id, event_key) do nothing
    returning event_key as key`,
}

const schedule: Statement = {
  name: 'inbound-schedule',
  text: `update inbound_parcel set next_poll_at = $2, attempts = $3, last_error = null
    where id = $1::uuid`,
}

const postpone: Statement = {
  name: 'inbound-postpone',
  text: 'update inbound_parcel set next_poll_at = $2, last_error = $3 where id = $1::uuid',
}

const unused: Statement = {
  name: 'inbound-unused',
  text: `select id from inbound_parcel
    where market = $1 and send_by < $2::date and state in ('label-created', 'pickup-failed')
    order by send_by limit $3`,
}
