import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { model } from './catalogue.ts'

/** Type allocation codes: the first eight digits of an IMEI identify its model (sell.md, Rulings). */
export const deviceTac = pgTable(
  'device_tac',
  {
    tac: text().primaryKey(),
    modelId: text()
      .notNull()
      .references(() => model.id, { onDelete: 'cascade' }),
  },
  t => [index().on(t.modelId), check('device_tac_digits', sql`${t.tac} ~ '^[0-9]{8}$'`)],
)
