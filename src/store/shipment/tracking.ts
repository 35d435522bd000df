import { type FailingJob, isRested } from '../failing-items.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A parcel to poll its carrier about. */
export type TrackedShipment = {
  readonly id: string
  readonly carrier: string
  readonly awb: string
  /** The number of polls without a new event since the last one, including this one. */
  readonly attempts: number
}

export type TrackedEvent = {
  readonly key: string
  readonly status: string
  readonly place?: string
  readonly at: Date
  readonly raw: unknown
}

type TrackingOptions = {
  /** Part of the names of its statements. */
  readonly name: string
  readonly job: Extract<FailingJob, `track-${string}`>
  readonly table: string
  readonly events: string
  /** The column of `events` that identifies the parcel. */
  readonly parcel: string
  /** States in which no carrier has anything to report. */
  readonly silent: readonly string[]
}

/** What carriers reported about the parcels of one table, each event once, and when to poll again. */
export function createTracking(options: TrackingOptions) {
  const { claimDue, newestEvent, writeEvents, schedule, postpone } = statementsOf(options)
  return {
    /** A claim is a lease until then: if a worker dies, its parcels become available again. */
    claimDue: (
      sql: Sql,
      carriers: readonly string[],
      at: Date,
      until: Date,
      limit: number,
    ): Promise<readonly TrackedShipment[]> =>
      rowsOf<TrackedShipment>(sql, claimDue, [carriers, at, until, limit]),

    /** The time of the newest event that was reported before. */
    newestEvent: async (tx: Sql, parcelId: string): Promise<Date | undefined> =>
      (await rowsOf<{ at: Date | null }>(tx, newestEvent, [parcelId]))[0]?.at ?? undefined,

    /** Returns the keys of new events. */
    writeEvents: async (
      tx: Sql,
      parcelId: string,
      events: readonly TrackedEvent[],
    ): Promise<ReadonlySet<string>> => {
      const values = [parcelId, JSON.stringify(events)]
      const rows = await rowsOf<{ key: string }>(tx, writeEvents, values)
      return new Set(rows.map(({ key }) => key))
    },

    /** If `next` is `undefined`, the parcel is never polled again. */
    schedule: (tx: Sql, parcelId: string, next: Date | undefined, attempts: number) =>
      rowsOf(tx, schedule, [parcelId, next ?? null, attempts]),

    postpone: (sql: Sql, parcelId: string, next: Date, error: string) =>
      rowsOf(sql, postpone, [parcelId, next, error.slice(0, 500)]),
  }
}

export type TrackingStore = ReturnType<typeof createTracking>

/** Tracks the parcels of orders. */
export const shipmentTracking = createTracking({
  name: 'tracking',
  table: 'shipment',
  events: 'shipment_event',
  parcel: 'shipment_id',
  job: 'track-shipment',
  silent: ['preparing'],
})

function statementsOf({ name, job, table, events, parcel, silent }: TrackingOptions) {
  return {
    claimDue: {
      name: `${name}-claim-due`,
      text: `update ${table} set next_poll_at = $3, attempts = attempts + 1
        where id in (
          select id from ${table}
          where next_poll_at <= $2 and awb is not null
            and state not in (${silent.map(state => `'${state}'`).join(', ')})
            and carrier = any($1::text[])
            and ${isRested(job, `${table}.id`, '$2')}
          order by next_poll_at limit $4 for update skip locked
        )
        returning id, carrier, awb, attempts`,
    },
    newestEvent: {
      name: `${name}-newest-event`,
      text: `select max(at) as at from ${events} where ${parcel} = $1::uuid`,
    },
    writeEvents: {
      name: `${name}-write-events`,
      text: `insert into ${events} (id, ${parcel}, event_key, status, place, raw, at)
        select gen_random_uuid(), $1::uuid, e.key, e.status, e.place, coalesce(e.raw, 'null'), e.at
        from jsonb_to_recordset($2::jsonb)
          as e (key text, status text, place text, raw jsonb, at timestamptz)
        on conflict (${parcel}, event_key) do nothing
        returning event_key as key`,
    },
    schedule: {
      name: `${name}-schedule`,
      text: `update ${table} set next_poll_at = $2, attempts = $3, last_error = null
        where id = $1::uuid`,
    },
    postpone: {
      name: `${name}-postpone`,
      text: `update ${table} set next_poll_at = $2, last_error = $3 where id = $1::uuid`,
    },
  } satisfies Record<string, Statement>
}
