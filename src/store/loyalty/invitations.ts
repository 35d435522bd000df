import type { Market } from '#domain/market/market.ts'
import type { NewEmail } from '../mail.ts'
import { isRefundAhead } from '../return/return-under-way.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A member's invitations: how many others accepted one. */
export type StoredInvitations = { readonly code: string; readonly accepted: number }

/** A member who accepted an invitation and bought, with the member who invited them. */
export type RewardedPurchase = {
  readonly invitedId: string
  readonly inviterId: string
  readonly name: string
  readonly email: string
}

/** Expired and cancelled orders do not make somebody a customer. */
const hasBought = `exists (select from orders o where o.user_id = m.id and o.state not in ('expired', 'cancelled'))`

const newCustomer: Statement = {
  name: 'invitation-new-customer',
  text: `select m.market, m.invited_at as "invitedAt" from member m where m.id = $1::uuid and not ${hasBought}`,
}

const codeOf: Statement = {
  name: 'invitation-code',
  text: `with named as (
      update member set invitation_code = coalesce(invitation_code, $2) where id = $1::uuid returning invitation_code
    ) select invitation_code as code,
      (select count(*)::float8 from member where invited_by = $1::uuid) as accepted from named`,
}

const inviter: Statement = {
  name: 'invitation-inviter',
  text: 'select id from member where invitation_code = $1 and blocked_at is null',
}

const accept: Statement = {
  name: 'invitation-accept',
  text: `update member m set invited_by = inviter.id, invited_at = $3 from member inviter
    where m.id = $1::uuid and inviter.invitation_code = $2 and inviter.blocked_at is null and inviter.id <> m.id
      and m.invited_at is null and not ${hasBought} returning m.id`,
}

const rewarded: Statement = {
  name: 'invitation-rewarded',
  text: `select m.id as "invitedId", inviter.id as "inviterId", inviter.name, inviter.email
    from member m join member inviter on inviter.id = m.invited_by
    where inviter.market = $1 and inviter.blocked_at is null
      and not exists (select from voucher v where v.source_kind = 'inviting' and v.source_subject = m.id::text)
      and exists (select from orders o where o.user_id = m.id and o.market = $1 and o.state = 'closed'
        and o.total_minor - (select coalesce(sum(r.amount_minor), 0) from refund r
          where r.order_id = o.id and r.state <> 'failed') >= $2
        and (select max(h.at) from order_history h
          where h.order_id = o.id and h.subject = 'order' and h.to_state = 'closed') <= $3
        and not exists (select from order_return r where r.order_id = o.id and ${isRefundAhead('r')}))
    order by m.invited_at, m.id limit $4`,
}

const rewardEmail: Statement = {
  name: 'invitation-reward-email',
  text: `with written as (
      insert into mail (id, market, recipient, subject, body_sealed, created_at)
      values ($1, $2, $3, $4, $5, $6) returning id
    )
    insert into outbox (id, topic, payload, created_at, next_attempt_at)
    select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), $6, $6 from written`,
}

/** `undefined` for a member who bought something. */
export async function findNewCustomer(sql: Sql, userId: string) {
  type NewCustomer = { readonly market: Market; readonly invitedAt: Date | null }
  return (await rowsOf<NewCustomer>(sql, newCustomer, [userId]))[0]
}

/** The first call stores `code`; later ones return the stored one. */
export async function findInvitations(
  sql: Sql,
  userId: string,
  code: string,
): Promise<StoredInvitations> {
  const [found] = await rowsOf<StoredInvitations>(sql, codeOf, [userId, code])
  if (!found) throw new Error('no such member')
  return found
}

export async function findInviter(sql: Sql, code: string): Promise<string | undefined> {
  return (await rowsOf<{ readonly id: string }>(sql, inviter, [code]))[0]?.id
}

/** Once, by somebody else than the inviter, and before the first purchase; `false` otherwise. */
export async function acceptInvitation(tx: Sql, userId: string, code: string, at: Date) {
  return (await rowsOf(tx, accept, [userId, code, at])).length === 1
}

/**
 * Members of a market whose invited friend bought for at least `fromMinor`, returns taken off, in an order delivered
 * before `until` and has no open return; each invited member is listed until the reward is issued.
 */
export function listRewardedPurchases(
  sql: Sql,
  market: Market,
  {
    fromMinor,
    until,
    limit,
  }: { readonly fromMinor: number; readonly until: Date; readonly limit: number },
) {
  return rowsOf<RewardedPurchase>(sql, rewarded, [market, fromMinor, until, limit])
}

/** Writes the email and its sending in the transaction of the reward. */
export function insertRewardEmail(
  seal: Seal,
  tx: Sql,
  { id, market, recipient, subject, html, plain }: NewEmail,
  at: Date,
) {
  return rowsOf(tx, rewardEmail, [
    id,
    market,
    recipient,
    subject,
    sealBody(seal, { html, plain }),
    at,
  ])
}
