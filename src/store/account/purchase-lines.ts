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

export function listPurchaseLines(sql: Sql, orderId: string): Promise<readonly BoughtLine[]> {
  return rowsOf<BoughtLine>(sql, linesOf, [orderId])
}

const linesOf: Statement = {
  name: 'purchase-lines',
  text: `select position, kind, listing_id as "listingId", item_id as "itemId", title, belongs_to as "belongsTo"
    from order_line where order_id = $1::uuid order by position`,
}
