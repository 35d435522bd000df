import type { InboundSubject, InboundView } from '#domain/inbound/inbound.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Row = Omit<InboundView, 'awb' | 'trackingUrl' | 'steps'> & {
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly steps: readonly {
    readonly state: InboundView['state']
    readonly at: string
    readonly place: string | null
  }[]
}

/** The subject's parcel as its sender sees it: the newest that was not cancelled. */
export async function readInboundView(
  sql: Sql,
  { kind, id }: InboundSubject,
): Promise<InboundView | undefined> {
  const [row] = await rowsOf<Row>(sql, view, [kind, id])
  if (!row) return undefined
  const { awb, trackingUrl, steps, ...rest } = row
  return {
    ...rest,
    ...(awb !== null && { awb }),
    ...(trackingUrl !== null && { trackingUrl }),
    steps: steps.map(({ state, at, place }) => ({
      state,
      at: new Date(at).toISOString(),
      ...(place !== null && { place }),
    })),
  }
}

const view: Statement = {
  name: 'inbound-view',
  text: `select p.id, p.state, p.handover, p.carrier, coalesce(p.awb, t.awb) as awb,
      coalesce(p.tracking_url, t.tracking_url) as "trackingUrl",
      coalesce(p.label, t.label) is not null as "hasLabel", p.send_by::text as "sendBy",
      (select json_agg(json_build_object('state', h.to_state, 'at', h.at, 'place', h.place) order by h.step)
        from inbound_history h where h.parcel_id = p.id) as steps
    from inbound_parcel p left join inbound_parcel t on t.id = p.together_with
    where p.subject_kind = $1 and p.subject_id = $2::uuid
    order by p.state = 'cancelled', p.created_at desc limit 1`,
}
