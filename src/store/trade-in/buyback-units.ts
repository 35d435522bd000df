import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type BuybackUnit = {
  readonly saleId: string
  readonly market: Market
  readonly serialSealed: string
  readonly imeiSealed: string | null
  readonly serialHash: string
  readonly costMinor: number
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/**
 * Once per trade-in, not graded and not listed yet. A device that its buyer trades in becomes a new unit: its serial
 * then identifies the new unit instead of the old one.
 */
export async function insertBuybackUnit(tx: Sql, unit: BuybackUnit): Promise<void> {
  await rowsOf(tx, leaveSerial, [unit.serialHash])
  await rowsOf(tx, takeIn, [
    unit.saleId,
    unit.market,
    unit.serialSealed,
    unit.imeiSealed,
    unit.serialHash,
    unit.costMinor,
    unit.at,
    unit.actor,
    unit.reason,
  ])
}

const leaveSerial: Statement = {
  name: 'bought-unit-leave-serial',
  text: `update unit set serial_hash = null
    where serial_hash = $1 and state = 'delivered'`,
}

/** Bought from a private seller: margin scheme taxation. */
const takeIn: Statement = {
  name: 'bought-unit-take-in',
  text: `with taken as (
      insert into unit (id, market, state, serial_sealed, imei_sealed, serial_hash, imei_hash, acquisition_minor,
        tax_scheme, received_at, sale_id)
      select gen_random_uuid(), $2, 'intake', $3, $4,
        $5,
        case when $4::text is not null then $5 end, $6, 'margin', $7, $1::uuid
      on conflict (sale_id) do nothing returning id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, null, 'intake', $8, $9, $7 from taken`,
}
