import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { type OwnReview, type OwnReviewRow, ownReviewColumns, toOwnReview } from './own-review.ts'

/** A device that the shop bought, with the review of its trade-in; `doneAt` is when it was paid. */
export type SoldDevice = {
  readonly kind: 'sale'
  readonly saleId: string
  readonly number: string
  readonly market: Market
  readonly device: string
  readonly modelId: string
  readonly brandSlug: string
  readonly contactName: string
  readonly doneAt: Date | undefined
  readonly review: OwnReview | undefined
}

/** Who claims to be the seller: a member, or the holder of an invitation link. */
export type Seller =
  | { readonly kind: 'member'; readonly userId: string; readonly numbers: readonly string[] }
  | { readonly kind: 'invited'; readonly invitationId: string; readonly tokenHash: string }

/** Traded-in devices for their seller only: somebody else's trade-in has none, like a missing one. */
export async function readSoldDevices(
  sql: Sql,
  market: Market,
  seller: Seller,
): Promise<readonly SoldDevice[]> {
  const rows =
    seller.kind === 'member'
      ? rowsOf<Row>(sql, ofMember, [market, seller.userId, seller.numbers])
      : rowsOf<Row>(sql, ofInvited, [market, seller.invitationId, seller.tokenHash])
  return (await rows).map(toDevice)
}

/** Locks the trade-in so that its seller is not erased in the meantime. */
export function holdTradeIn(tx: Sql, tradeInId: string) {
  return rowsOf(tx, holdingTradeIn, [tradeInId])
}

type Row = Omit<SoldDevice, 'kind' | 'doneAt' | 'review'> & {
  readonly paidAt: Date | null
} & OwnReviewRow

function toDevice(row: Row): SoldDevice {
  const { saleId: tradeInId, number, market, device, modelId, brandSlug, contactName, paidAt } = row
  return {
    kind: 'sale',
    saleId: tradeInId,
    number,
    market,
    device,
    modelId,
    brandSlug,
    contactName,
    doneAt: paidAt ?? undefined,
    review: toOwnReview(row),
  }
}

const sold = `
  select s.id as "saleId", s.number, s.market, s.title as device, m.id as "modelId", m.brand_slug as "brandSlug",
    coalesce(s.sender_name, '') as "contactName",
    (select max(h.at) from sale_history h where h.sale_id = s.id and h.to_state = 'paid') as "paidAt",
    ${ownReviewColumns}
  from sale s
  join model m on m.id = s.model_id
  left join review r on r.sale_id = s.id`

const ofMember: Statement = {
  name: 'sold-devices-of-member',
  text: `${sold} where s.market = $1 and s.user_id = $2::uuid and s.number = any($3::text[]) order by s.number`,
}

const ofInvited: Statement = {
  name: 'sold-device-of-invited',
  text: `${sold} join review_invitation i on i.sale_id = s.id
    where s.market = $1 and i.id = $2::uuid and i.token_hash = $3`,
}

const holdingTradeIn: Statement = {
  name: 'review-hold-sale',
  text: 'select id from sale where id = $1::uuid for share',
}
