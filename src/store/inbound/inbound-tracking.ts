import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { isRested } from '../failing-items.ts'
import { createTracking } from '../shipment/tracking.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Tracking events of parcels to the shop, like those of orders, and labels that were never used. */
export const inboundTracking = {
  ...createTracking({
    name: 'inbound',
    table: 'inbound_parcel',
    events: 'inbound_event',
    parcel: 'parcel_id',
    job: 'track-inbound',
    silent: ['preparing', 'cancelled'],
  }),

  /**
   * Parcels still with their senders after the last day of their labels. A trade-in ends then even if no carrier created
   * its label: an order may wait for it (sell.md, Rulings). A return or a claim waits for the label the shop owes.
   */
  unused: async (
    sql: Sql,
    market: Market,
    today: Day,
    limit: number,
  ): Promise<readonly string[]> => {
    const rows = await rowsOf<{ id: string }>(sql, unused, [market, today, limit])
    return rows.map(({ id }) => id)
  },
}

const unused: Statement = {
  name: 'inbound-unused',
  text: `select id from inbound_parcel
    where market = $1 and send_by < $2::date
      and (state in ('label-created', 'pickup-failed') or (state = 'preparing' and subject_kind = 'sale'))
      and ${isRested('expire-inbound', 'inbound_parcel.id', 'now()')}
    order by send_by limit $3`,
}
