import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './catalogue.ts'
import { orders } from './order.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One parcel of an order. Its id is the reference by which the carrier knows it; `awb` is the carrier's number. */
export const shipment = pgTable(
  'shipment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    state: text().notNull(),
    createdAt: moment().notNull(),
    awb: text(),
    trackingUrl: text(),
    label: bytes(),
    /** When staff had scanned every device that lies in it. */
    packedAt: moment(),
    nextPollAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  t => [
    index().on(t.orderId),
    index('shipment_to_poll').on(t.nextPollAt).where(sql`next_poll_at is not null`),
    unique('shipment_awb').on(t.carrier, t.awb),
    // Staff scan a parcel without knowing its carrier.
    index('shipment_by_awb').on(t.awb),
    index('shipment_under_way')
      .on(t.state)
      .where(
        sql`state in ('preparing', 'label-created', 'handed-over', 'in-transit', 'failed-attempt')`,
      ),
  ],
)

/** What the carrier reported about a parcel, each event once. */
export const shipmentEvent = pgTable(
  'shipment_event',
  {
    id: uuid().primaryKey(),
    shipmentId: uuid()
      .notNull()
      .references(() => shipment.id),
    eventKey: text().notNull(),
    status: text().notNull(),
    place: text(),
    raw: jsonb().notNull(),
    at: moment().notNull(),
  },
  t => [unique('shipment_event_once').on(t.shipmentId, t.eventKey)],
)
