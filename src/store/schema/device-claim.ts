import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { tradeIn } from './trade-in.ts'
import { unit } from './unit.ts'

/**
 * The owner of a device: one open trade-in, or one unit that is held or was sold and did not come back (sell.md,
 * Rulings). `hash` is the keyed digest of its IMEI or serial. Maintained by triggers on `sale` and `unit`; both ids are
 * set while the buyer of a delivered unit trades it in.
 */
export const deviceClaim = pgTable(
  'device_claim',
  {
    hash: text().primaryKey(),
    unitId: uuid().references(() => unit.id, { onDelete: 'cascade' }),
    saleId: uuid().references(() => tradeIn.id, { onDelete: 'cascade' }),
  },
  t => [
    index('device_claim_by_unit').on(t.unitId),
    index('device_claim_by_sale').on(t.saleId),
    check('device_claim_of_one', sql`num_nonnulls(${t.unitId}, ${t.saleId}) > 0`),
  ],
)
