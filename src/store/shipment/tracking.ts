import { type Runner, rowsOf, type Statement } from '../transaction.ts'

/** A parcel to ask its carrier about. */
export type TrackedShipment = {
  readonly id: string
  readonly carrier: string
  readonly awb: string
  /** How often nothing new was told since the last event, this one included. */
  readonly attempts: number
}

export type ToldEvent = {
  readonly key: string
  readonly status: string
  readonly place?: string
  readonly at: Date
  readonly raw: unknown
}

/** What carriers told, each once, and when to ask again. */
export const makeTrackingStore = () => ({
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
  newestEvent: async (tx: Runner, shipmentId: string): Promise<Date | undefined> =>
    (await rowsOf<{ at: Date | null }>(tx, newestEvent, [shipmentId]))[0]?.at ?? undefined,

  /** The keys of those that were not known. */
  writeEvents: async (
    tx: Runner,
    shipmentId: string,
    events: readonly ToldEvent[],
  ): Promise<ReadonlySet<string>> => {
    const rows = await rowsOf<{ key: string }>(tx, writeEvents, [
      shipmentId,
      JSON.stringify(events),
    ])
    return new Set(rows.map(({ key }) => key))
  },

  /** `next` undefined: never again. */
  schedule: (tx: Runner, shipmentId: string, next: Date | undefined, attempts: number) =>
    rowsOf(tx, schedule, [shipmentId, next ?? null, attempts]),

  postpone: (runner: Runner, shipmentId: string, next: Date, error: string) =>
    rowsOf(runner, postpone, [shipmentId, next, error.slice(0, 500)]),
})

export type TrackingStore = ReturnType<typeof makeTrackingStore>

const claimDue: Statement = {
  name: 'tracking-claim-due',
  text: `update shipment set next_poll_at = $3, attempts = attempts + 1
    where id in (
      select id from shipment
      where next_poll_at <= $2 and awb is not null and state <> 'preparing'
        and carrier = any($1::text[])
      order by next_poll_at limit $4 for update skip locked
    )
    returning id, carrier, awb, attempts`,
}

const newestEvent: Statement = {
  name: 'tracking-newest-event',
  text: 'select max(at) as at from shipment_event where shipment_id = $1::uuid',
}

const writeEvents: Statement = {
  name: 'tracking-write-events',
  text: `insert into shipment_event (id, shipment_id, event_key, status, place, raw, at)
    select gen_random_uuid(), $1::uuid, e.key, e.status, e.place, coalesce(e.raw, 'null'), e.at
    from jsonb_to_recordset($2::jsonb)
      as e (key text, status text, place text, raw jsonb, at timestamptz)
    on conflict (shipment_id, event_key) do nothing
    returning event_key as key`,
}

const schedule: Statement = {
  name: 'tracking-schedule',
  text: `update shipment set next_poll_at = $2, attempts = $3, last_error = null
    where id = $1::uuid`,
}

const postpone: Statement = {
  name: 'tracking-postpone',
  text: 'update shipment set next_poll_at = $2, last_error = $3 where id = $1::uuid',
}
