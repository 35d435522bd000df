import type { Grade, Product } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { productColumns, type RawProduct, toProduct } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { type OwnReview, type OwnReviewRow, ownReviewColumns, toOwnReview } from './own-review.ts'

/** A device of an order, with its review; `doneAt` is when the order's last parcel arrived. */
export type PurchasedDevice = {
  readonly kind: 'purchase'
  readonly orderId: string
  readonly number: string
  readonly market: Market
  readonly position: number
  readonly listingId: string
  readonly product: Product
  readonly brandSlug: string
  readonly grade: Grade
  readonly contactName: string
  readonly doneAt: Date | undefined
  readonly review: OwnReview | undefined
}

/** Who claims to be the buyer: a member, or the holder of an invitation link. */
export type Buyer =
  | { readonly kind: 'member'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited'; readonly invitationId: string; readonly tokenHash: string }

/** The devices of an order for its buyer only: somebody else's order has none, like a missing one. */
export async function readPurchasedDevices(
  sql: Sql,
  market: Market,
  buyer: Buyer,
): Promise<readonly PurchasedDevice[]> {
  const rows =
    buyer.kind === 'member'
      ? rowsOf<Row>(sql, ofMember, [market, buyer.userId, buyer.number])
      : rowsOf<Row>(sql, ofInvited, [market, buyer.invitationId, buyer.tokenHash])
  return (await rows).map(toDevice)
}

/** Locks the order so that its buyer is not erased in the meantime. */
export function holdOrder(tx: Sql, orderId: string) {
  return rowsOf(tx, holdingOrder, [orderId])
}

type Row = RawProduct & {
  readonly orderId: string
  readonly number: string
  readonly market: Market
  readonly position: number
  readonly listingId: string
  readonly brandSlug: string
  readonly grade: Grade
  readonly contactName: string
  readonly deliveredAt: Date | null
} & OwnReviewRow

function toDevice(row: Row): PurchasedDevice {
  const { orderId, number, market, position, listingId, brandSlug, grade, contactName } = row
  return {
    kind: 'purchase',
    orderId,
    number,
    market,
    position,
    listingId,
    brandSlug,
    grade,
    contactName,
    product: toProduct(row),
    doneAt: row.deliveredAt ?? undefined,
    review: toOwnReview(row),
  }
}

const delivered = `select max(h.at) from order_history h
  where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered'
    and not exists (select from shipment s where s.order_id = o.id and s.state <> 'delivered')`

const devices = `
  select o.id as "orderId", o.number, o.market, n.position, n.listing_id as "listingId",
    m.brand_slug as "brandSlug", n.grade, o.contact_name as "contactName", (${delivered}) as "deliveredAt",
    ${ownReviewColumns}, ${productColumns}
  from orders o
  join order_line n on n.order_id = o.id and n.kind = 'device'
  join listing l on l.id = n.listing_id
  join product p on p.id = l.product_id
  join model m on m.id = p.model_id
  left join review r on r.order_id = n.order_id and r.position = n.position`

const ofMember: Statement = {
  name: 'bought-devices-of-member',
  text: `${devices} where o.market = $1 and o.user_id = $2::uuid and o.number = $3 order by n.position`,
}

const ofInvited: Statement = {
  name: 'bought-devices-of-invited',
  text: `${devices} join review_invitation i on i.order_id = o.id
    where o.market = $1 and i.id = $2::uuid and i.token_hash = $3 order by n.position`,
}

const holdingOrder: Statement = {
  name: 'review-hold-order',
  text: 'select id from orders where id = $1::uuid for share',
}
