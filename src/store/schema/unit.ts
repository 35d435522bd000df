import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Check, Erasure, SparePart, UnitView, Wear } from '#domain/device/grading.ts'
import type { UnitState, WorkKind } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import { listing, moment, money } from './catalogue.ts'
import { photo } from './photo.ts'
import { tradeIn } from './trade-in.ts'

/** Serial and IMEI are encrypted (store/seal.ts); `heldBy` and `heldUntil` are set exactly while the unit is held. */
export const unit = pgTable(
  'unit',
  {
    id: uuid().primaryKey(),
    /** The listing under which it is sold, once it is graded. */
    listingId: text().references(() => listing.id),
    market: text().$type<Market>().notNull(),
    state: text().$type<UnitState>().notNull(),
    serialSealed: text().notNull(),
    imeiSealed: text(),
    /** Keyed digests of the serial and the IMEI: the same device is never added twice (device_claim). */
    serialHash: text().unique(),
    imeiHash: text(),
    batteryHealth: integer(),
    /** Where it lies, as printed on the shelf: 'A-12'. */
    shelf: text(),
    acquisitionMinor: money().notNull(),
    taxScheme: text().$type<'margin' | 'vat'>().notNull(),
    heldBy: uuid(),
    heldUntil: moment(),
    receivedAt: moment().notNull(),
    /** The trade-in it was bought in, which adds one unit. */
    saleId: uuid()
      .unique()
      .references(() => tradeIn.id),
  },
  t => [
    index().on(t.market, t.state, t.receivedAt),
    index('unit_by_imei').on(t.imeiHash),
    index('unit_to_hash').on(t.id).where(sql`imei_sealed is not null and imei_hash is null`),
    index('unit_available').on(t.listingId).where(sql`state = 'listed'`),
    index('unit_held').on(t.heldUntil).where(sql`state = 'held'`),
    check('unit_held_has_holder', sql`(${t.state} = 'held') = (${t.heldBy} is not null)`),
    check(
      'unit_on_the_shelf_is_listed',
      sql`${t.listingId} is not null or ${t.state} in ('intake', 'grading', 'refurbishing', 'quarantined', 'scrapped', 'lost')`,
    ),
    check('unit_acquisition_not_negative', sql`${t.acquisitionMinor} >= 0`),
    check('unit_battery_percent', sql`${t.batteryHealth} between 0 and 100`),
  ],
)

export const unitHistory = pgTable(
  'unit_history',
  {
    id: uuid().primaryKey(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id),
    fromState: text().$type<UnitState>(),
    toState: text().$type<UnitState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [index().on(t.unitId, t.at)],
)

/** What was done to a device before it was sold, and what it cost. Only added to. */
export const unitWork = pgTable(
  'unit_work',
  {
    id: uuid().primaryKey(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id),
    at: moment().notNull(),
    /** The name of the staff member at that time. */
    actor: text().notNull(),
    kind: text().$type<WorkKind>().notNull(),
    /** What was replaced, if anything was. */
    part: text().$type<SparePart>(),
    text: text().notNull(),
    costMinor: money().notNull(),
  },
  t => [index().on(t.unitId, t.at), check('unit_work_cost_not_negative', sql`${t.costMinor} >= 0`)],
)

/** What grading found, each time; the latest sheet counts. Only added to. */
export const gradingSheet = pgTable(
  'grading_sheet',
  {
    id: uuid().primaryKey(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id),
    at: moment().notNull(),
    /** The name of the staff member at that time. */
    actor: text().notNull(),
    checks: jsonb().$type<readonly Check[]>().notNull(),
    display: text().$type<Wear>().notNull(),
    casing: text().$type<Wear>().notNull(),
    erasure: text().$type<Erasure>().notNull(),
    /** The day on which data was erased. */
    erasedOn: date().notNull(),
    batteryHealth: integer(),
  },
  t => [
    index().on(t.unitId, t.at),
    check('grading_sheet_battery_percent', sql`${t.batteryHealth} between 0 and 100`),
  ],
)

/** The public page of a device that was graded: the code on its box and in its address. */
export const unitPassport = pgTable('unit_passport', {
  unitId: uuid()
    .primaryKey()
    .references(() => unit.id),
  code: text().notNull().unique(),
  issuedAt: moment().notNull(),
})

/** The photo of a device from each side, at most one. */
export const unitPhoto = pgTable(
  'unit_photo',
  {
    unitId: uuid()
      .notNull()
      .references(() => unit.id),
    view: text().$type<UnitView>().notNull(),
    photoId: uuid()
      .notNull()
      .references(() => photo.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.unitId, t.view] }), index().on(t.photoId)],
)
