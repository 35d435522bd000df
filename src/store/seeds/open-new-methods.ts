import { sql } from 'drizzle-orm'
import { markets } from '#domain/market/market.ts'
import type { Transaction } from '../database.ts'
import { settingsSeed } from './settings.ts'

/**
 * Adds newly connected payment methods, with their limits, to a demo that was filled before; what somebody switched off or
 * limited otherwise stays so. A market
 * whose currency was changed keeps what it has: the limits would be in the former one.
 */
export async function openNewMethods(tx: Transaction): Promise<void> {
  for (const market of markets) {
    const { active, rules } = settingsSeed[market].payment
    await tx.execute(sql`
      update setting
      set value = value || jsonb_build_object('payment', (value -> 'payment') || jsonb_build_object(
        'active', ${JSON.stringify(active)}::jsonb || (value #> '{payment,active}'),
        'rules', ${JSON.stringify(rules)}::jsonb || (value #> '{payment,rules}')))
      where market = ${market} and key = 'shop'
        and value #>> '{cart,currency}' = ${settingsSeed[market].cart.currency}`)
  }
}
