import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { WayBackSubject } from '#domain/inbound/way-back.ts'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The parcel in which something goes back to whom it came from; `id` is our reference at the carrier. Its recipient is
 * the sender of the newest parcel of the same subject in `inbound_parcel`. `refusal` is why the carrier did not take it,
 * in the carrier's words.
 */
export const wayBackParcel = pgTable(
  'way_back_parcel',
  {
    subjectKind: text().$type<WayBackSubject['kind']>().notNull(),
    subjectId: uuid().notNull(),
    id: uuid().notNull(),
    market: text().$type<Market>().notNull(),
    number: text().notNull(),
    carrier: text().$type<CourierCarrier>().notNull(),
    /** Which member of staff booked it, and why. */
    actor: text().notNull(),
    reason: text().notNull(),
    bookedAt: moment().notNull(),
    awb: text(),
    trackingUrl: text(),
    label: bytes(),
    refusal: text(),
    leasedUntil: moment(),
    attempts: integer().notNull().default(0),
  },
  t => [primaryKey({ columns: [t.subjectKind, t.subjectId] })],
)
