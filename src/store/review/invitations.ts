import type { Market } from '#domain/market/market.ts'
import { idIn } from '../id-in.ts'
import type { NewEmail } from '../mail.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The recipient of an order's invitation; `email` is '' if the customer was erased. */
export type ToInvite = {
  readonly orderId: string
  readonly number: string
  readonly market: Market
  readonly email: string
  readonly isDelivered: boolean
  readonly lines: readonly InvitedLine[]
}

/** A device that was not returned. */
export type InvitedLine = {
  readonly position: number
  readonly title: string
  readonly hasReview: boolean
}

/** A trade-in whose seller would be invited; `email` is '' if the seller was erased. */
export type SellerToInvite = {
  readonly saleId: string
  readonly number: string
  readonly market: Market
  readonly email: string
  readonly title: string
  readonly isPaid: boolean
  readonly hasReview: boolean
}

export type NewInvitation = {
  readonly id: string
  readonly of: { readonly orderId: string } | { readonly saleId: string }
  readonly tokenHash: string
  readonly at: Date
}

export async function findBuyerToInvite(sql: Sql, orderId: string): Promise<ToInvite | undefined> {
  return (await rowsOf<ToInvite>(sql, toInvite, [orderId]))[0]
}

export async function findSellerToInvite(
  sql: Sql,
  tradeInId: string,
): Promise<SellerToInvite | undefined> {
  return (await rowsOf<SellerToInvite>(sql, sellerToInvite, [tradeInId]))[0]
}

/**
 * Writes the invitation, its email and the message to send it in one statement; nothing if there was one already or the
 * recipient opted out.
 */
export async function insertInvitation(
  sql: Sql,
  seal: Seal,
  { id, of, tokenHash, at }: NewInvitation,
  { market, recipient, subject, html, plain }: NewEmail,
  recipientHash: string,
): Promise<void> {
  const { orderId = null, saleId: tradeInId = null } = {
    orderId: undefined,
    saleId: undefined,
    ...of,
  }
  const email = [market, recipient, subject, sealBody(seal, { html, plain })]
  await rowsOf(sql, invite, [id, orderId, tokenHash, at, ...email, recipientHash, tradeInId])
}

/** The recipient of an invitation; `undefined` for a wrong secret, like for a missing invitation. */
export async function findInvitedEmail(
  sql: Sql,
  id: string,
  tokenHash: string,
): Promise<string | undefined> {
  return (await rowsOf<{ email: string }>(sql, recipientOf, [id, tokenHash]))[0]?.email
}

export function insertInvitationStop(sql: Sql, recipientHash: string, at: Date) {
  return rowsOf(sql, stop, [recipientHash, at])
}

const toInvite: Statement = {
  name: 'review-to-invite',
  text: `
    select o.id as "orderId", o.number, o.market, o.contact_email as email,
      exists (select from shipment s where s.order_id = o.id)
        and not exists (select from shipment s where s.order_id = o.id and s.state <> 'delivered') as "isDelivered",
      (select coalesce(json_agg(json_build_object('position', n.position, 'title', n.title, 'hasReview',
          exists (select from review r where r.order_id = n.order_id and r.position = n.position))
          order by n.position), '[]')
        from order_line n where n.order_id = o.id and n.kind = 'device' and n.is_live) as lines
    from orders o where o.id = ${idIn('$1')}`,
}

const sellerToInvite: Statement = {
  name: 'review-seller-to-invite',
  text: `select s.id as "saleId", s.number, s.market, s.email, s.title, s.state = 'paid' as "isPaid",
      exists (select from review r where r.sale_id = s.id) as "hasReview"
    from sale s where s.id = ${idIn('$1')}`,
}

const invite: Statement = {
  name: 'review-invite',
  text: `
    with invited as (
      insert into review_invitation (id, order_id, sale_id, token_hash, created_at)
      select $1::uuid, $2::uuid, $10::uuid, $3, $4::timestamptz
      where not exists (select from review_stop where recipient_hash = $9)
      on conflict do nothing returning id, order_id
    ), written as (
      insert into mail (id, order_id, market, recipient, subject, body_sealed, created_at)
      select id, order_id, $5, $6, $7, $8, $4 from invited returning id
    )
    insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), $4, $4, 0 from written`,
}

const recipientOf: Statement = {
  name: 'review-recipient',
  text: `select coalesce(o.contact_email, s.email) as email from review_invitation i
    left join orders o on o.id = i.order_id left join sale s on s.id = i.sale_id
    where i.id = $1::uuid and i.token_hash = $2`,
}

const stop: Statement = {
  name: 'review-stop',
  text: 'insert into review_stop (recipient_hash, at) values ($1, $2) on conflict do nothing',
}
