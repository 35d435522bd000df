import type { InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import { lateAfterDays } from '#domain/staff/late.ts'
import type { Day } from '#domain/time/day.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A parcel on its way to the shop. `number` is of what it is sent for. */
export type Arrival = {
  readonly id: string
  readonly kind: InboundSubject['kind']
  readonly number: string
  readonly market: Market
  readonly carrier: string
  readonly awb: string | null
  readonly state: InboundState
  readonly senderName: string
  readonly sendBy: Day
  /** Of its last step. */
  readonly at: Date
}

const columns = `b.id, b.subject_kind as kind, b.number, b.market, b.carrier,
  coalesce(b.awb, (select awb from inbound_parcel where id = b.together_with)) as awb, b.state,
  b.sender_name as "senderName", b.send_by::text as "sendBy", t.at`

const from = `from inbound_parcel b join lateral (
  select at from inbound_history where parcel_id = b.id order by step desc limit 1) t on true`

export type ArrivalView = 'coming' | 'arrived' | 'late'

/** `$4` is the beginning of today, `$5` after how many days on the way a parcel is late. */
const conditions: Readonly<Record<ArrivalView, string>> = {
  coming: `b.state in ('handed-over', 'in-transit')`,
  arrived: `b.state = 'arrived'
      and b.id in (select parcel_id from inbound_history where to_state = 'arrived' and at >= $4)`,
  late: `b.state in ('handed-over', 'in-transit', 'label-created', 'pickup-failed')
      and ((b.state in ('handed-over', 'in-transit') and t.at < $4::timestamptz - make_interval(days => $5))
        or (b.state in ('label-created', 'pickup-failed') and b.send_by < $4::date))`,
}

function listOf(view: ArrivalView): Statement {
  return {
    name: `office-arrivals-${view}`,
    text: `select ${columns} ${from} where b.market = any($1::text[]) and ${conditions[view]}
      and ($3::uuid is null or (t.at, b.id) < (select max(last.at), $3::uuid from inbound_history last where last.parcel_id = $3::uuid))
    order by t.at desc, b.id desc limit $2`,
  }
}

const byCode: Statement = {
  name: 'office-arrival',
  text: `select ${columns} ${from} where (b.awb = $1 or b.number = $1 or b.id = ${idIn('$1')})
      and b.market = any($2::text[])
    order by b.created_at desc limit 1`,
}

type ArrivalFilter = {
  readonly markets: readonly Market[]
  readonly view: ArrivalView
  /** The beginning of the day. */
  readonly today: Date
  /** Id of the last parcel of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** The latest first. */
export function listArrivals(
  sql: Sql,
  { markets, view, today, after, limit }: ArrivalFilter,
): Promise<readonly Arrival[]> {
  const values = {
    coming: [],
    arrived: [today],
    late: [today, lateAfterDays['parcel-to-us']],
  }
  return rowsOf<Arrival>(sql, listOf(view), [markets, limit, after ?? null, ...values[view]])
}

/** By the number on its label, or that of its trade-in, return or claim. */
export async function findArrival(
  sql: Sql,
  code: string,
  markets: readonly Market[],
): Promise<Arrival | undefined> {
  return (await rowsOf<Arrival>(sql, byCode, [code, markets]))[0]
}
