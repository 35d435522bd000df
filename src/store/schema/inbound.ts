import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { Handover, InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A parcel that somebody sends to the shop. `number` is the number of its subject, `awb` the carrier's number, or ours
 * if the carrier gives none. A subject has one parcel at a time.
 */
export const inboundParcel = pgTable(
  'inbound_parcel',
  {
    id: uuid().primaryKey(),
    subjectKind: text().$type<InboundSubject['kind']>().notNull(),
    subjectId: uuid().notNull(),
    market: text().$type<Market>().notNull(),
    number: text().notNull(),
    carrier: text().$type<CourierCarrier>().notNull(),
    state: text().$type<InboundState>().notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    senderPhone: text().notNull(),
    handover: jsonb().$type<Handover>().notNull(),
    devices: jsonb().$type<readonly DeviceType[]>().notNull(),
    sendBy: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
    awb: text(),
    trackingUrl: text(),
    label: bytes(),
    nextPollAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The parcel in which it travels: number, label and tracking events are that one's. */
    togetherWith: uuid().references((): AnyPgColumn => inboundParcel.id, { onDelete: 'set null' }),
  },
  t => [
    index('inbound_of_subject').on(t.subjectKind, t.subjectId, t.createdAt),
    uniqueIndex('inbound_one_at_a_time')
      .on(t.subjectKind, t.subjectId)
      .where(
        sql`state in ('preparing', 'label-created', 'pickup-failed', 'handed-over', 'in-transit')`,
      ),
    unique('inbound_awb').on(t.carrier, t.awb),
    index('inbound_by_awb').on(t.awb),
    index('inbound_by_number').on(t.number),
    index('inbound_together').on(t.togetherWith).where(sql`together_with is not null`),
    index('inbound_to_poll').on(t.nextPollAt).where(sql`next_poll_at is not null`),
    index('inbound_under_way')
      .on(t.market, t.state)
      .where(sql`state in ('label-created', 'pickup-failed', 'handed-over', 'in-transit')`),
    index('inbound_to_expire')
      .on(t.market, t.sendBy)
      .where(sql`state in ('label-created', 'pickup-failed')`),
  ],
)

/** A change of state, with who made it and why; `step` counts from 1. */
export const inboundHistory = pgTable(
  'inbound_history',
  {
    parcelId: uuid()
      .notNull()
      .references(() => inboundParcel.id),
    step: integer().notNull(),
    fromState: text().$type<InboundState>(),
    toState: text().$type<InboundState>().notNull(),
    place: text(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [
    primaryKey({ columns: [t.parcelId, t.step] }),
    index('inbound_history_arrived').on(t.at).where(sql`to_state = 'arrived'`),
  ],
)

/** What the carrier reported about a parcel, each event once. */
export const inboundEvent = pgTable(
  'inbound_event',
  {
    id: uuid().primaryKey(),
    parcelId: uuid()
      .notNull()
      .references(() => inboundParcel.id),
    eventKey: text().notNull(),
    status: text().notNull(),
    place: text(),
    raw: jsonb().notNull(),
    at: moment().notNull(),
  },
  t => [unique('inbound_event_once').on(t.parcelId, t.eventKey)],
)
