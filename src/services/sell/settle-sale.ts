import { ok } from '#domain/result.ts'
import type { Inspecting } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { settlePayout } from './pay-out.ts'
import { onSale } from './walk-on.ts'

/** For staff: a transfer made by hand came to its seller. */
export const makeSettleSale =
  (stores: InspectionStores): Inspecting['settleSale'] =>
  (number, reference, why) =>
    onSale(stores, number, async (tx, sale) => {
      const settled = await settlePayout(stores, tx, sale, reference, { ...why, at: stores.now() })
      return settled.ok ? ok('paid' as const) : settled
    })
