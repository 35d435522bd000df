import type { Grade, Product } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Rating, ShownName } from '#domain/review/review.ts'
import type { ReviewState } from '#domain/review/review-state.ts'
import { productColumns, type RawProduct, toProduct } from '../catalogue/rows.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'

/** A device of an order, with the review of it; `deliveredAt` is when the order's last parcel came. */
export type BoughtDevice = {
  readonly orderId: string
  readonly number: string
  readonly market: Market
  readonly position: number
  readonly listingId: string
  readonly product: Product
  readonly brandSlug: string
  readonly grade: Grade
  readonly contactName: string
  readonly deliveredAt: Date | undefined
  readonly review: OwnReview | undefined
}

export type OwnReview = {
  readonly id: string
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly shownName: ShownName
  readonly state: ReviewState
  readonly writtenAt: Date
}

/** Who says they bought: a member, or whoever has the link of an invitation. */
export type Buyer =
  | { readonly kind: 'member'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited'; readonly invitationId: string; readonly tokenHash: string }

/** The devices of an order for its buyer only: of another one's there are none, as of a missing one. */
export const readBoughtDevices = async (
  runner: Runner,
  market: Market,
  buyer: Buyer,
): Promise<readonly BoughtDevice[]> => {
  const rows =
    buyer.kind === 'member'
      ? rowsOf<Row>(runner, ofMember, [market, buyer.userId, buyer.number])
      : rowsOf<Row>(runner, ofInvited, [market, buyer.invitationId, buyer.tokenHash])
  return (await rows).map(toDevice)
}

/** So that the buyer is not erased meanwhile. */
export const holdOrder = (tx: Runner, orderId: string) => rowsOf(tx, holdingOrder, [orderId])

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
  readonly reviewId: string | null
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly shownName: ShownName
  readonly state: ReviewState
  readonly writtenAt: Date
}

const toDevice = (row: Row): BoughtDevice => {
  const { orderId, number, market, position, listingId, brandSlug, grade, contactName } = row
  const { reviewId, rating, title, text, shownName, state, writtenAt } = row
  return {
    ...{ orderId, number, market, position, listingId, brandSlug, grade, contactName },
    product: toProduct(row),
    deliveredAt: row.deliveredAt ?? undefined,
    review:
      reviewId === null
        ? undefined
        : { id: reviewId, rating, title, text, shownName, state, writtenAt },
  }
}

const delivered = `select max(h.at) from order_history h
  where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered'
    and not exists (select from shipment s where s.order_id = o.id and s.state <> 'delivered')`

const devices = `
  select o.id as "orderId", o.number, o.market, n.position, n.listing_id as "listingId",
    m.brand_slug as "brandSlug", n.grade, o.contact_name as "contactName", (${delivered}) as "deliveredAt",
    r.id as "reviewId", r.rating, r.title, r.text, r.shown_name as "shownName", r.state,
    r.written_at as "writtenAt", ${productColumns}
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
