import { sql } from 'drizzle-orm'
import { markets } from '#domain/market/market.ts'
import type { Transaction } from '../database.ts'
import { settingsSeed } from './settings.ts'

/** Adds newly connected payment methods to a demo that was filled before; what somebody switched off stays off. */
export async function openNewMethods(tx: Transaction): Promise<void> {
  for (const market of markets) {
    const active = JSON.stringify(settingsSeed[market].payment.active)
    await tx.execute(sql`
      update setting
      set value = jsonb_set(value, '{payment,active}', ${active}::jsonb || (value #> '{payment,active}'))
      where market = ${market} and key = 'shop'`)
  }
}
