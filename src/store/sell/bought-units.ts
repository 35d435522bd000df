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

/** Devices bought from people, as they come into stock. */
export function makeBoughtUnitStore() {
  return {
    /**
     * Once for a sale, not graded and not listed yet. A device that its buyer trades in is a unit of its own again: what
     * was found by its serial then is found by it now.
     */
    takeIn: async (tx: Sql, unit: BuybackUnit): Promise<void> => {
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
    },
  }
}

export type BuybackUnitStore = ReturnType<typeof makeBoughtUnitStore>

const leaveSerial: Statement = {
  name: 'bought-unit-leave-serial',
  text: `update unit set serial_hash = null
    where serial_hash = $1 and state = 'delivered'`,
}

/** Bought from a private seller: taxed by the margin. */
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
