import type { OrderLineKind } from '#domain/order/order-view.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type BoughtLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly listingId: string | null
  readonly itemId: string
  readonly title: string
  readonly belongsTo: number | null
}

/** The lines of an order that is known to belong to the member. */
export function makePurchaseLineStore(sql: Sql) {
  return {
    of: (orderId: string): Promise<readonly BoughtLine[]> =>
      rowsOf<BoughtLine>(sql, linesOf, [orderId]),
  }
}

export type PurchaseLineStore = ReturnType<typeof makePurchaseLineStore>

const linesOf: Statement = {
  name: 'purchase-lines',
  text: `select position, kind, listing_id as "listingId", item_id as "itemId", title, belongs_to as "belongsTo"
    from order_line where order_id = $1::uuid order by position`,
}
