import { type RequestedUnits, takingUnits, valuesOfTaking } from '#store/stock/taking-units.ts'
import { rowsOf, type Sql } from '#store/transaction.ts'

type Taken = { readonly id: string; readonly listingId: string }

/** The part of an order's statement that takes its units, alone. */
export function takeUnits(tx: Sql, requested: RequestedUnits): Promise<readonly Taken[]> {
  const text = `with ${takingUnits} select id, listing_id as "listingId" from taken`
  return rowsOf<Taken>(tx, { name: 'test-take-units', text }, valuesOfTaking(requested))
}
