import { countChange } from '#domain/review/review-summary.ts'
import { addToSummaries } from '../review/summaries.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { erasingOrders } from './erasing-orders.ts'
import { type EraseableReview, erasingReviews, reviewsOf } from './erasing-reviews.ts'
import { isOrderUnderWay } from './order-under-way.ts'

export type Erased = {
  readonly userId: string
  /** As stored in the account. */
  readonly email: string
  /** Only a member who verified an address can erase what was sent to it. */
  readonly isEmailVerified: boolean
  readonly phone: string | undefined
}

export type OwnOrder = {
  readonly id: string
  readonly number: string
  readonly isUnderWay: boolean
}

/** Locks the member; `false` if the member no longer exists. */
export async function lockMemberToErase(tx: Sql, userId: string): Promise<boolean> {
  return (await rowsOf(tx, lockMember, [userId])).length > 0
}

/** Locked: the orders of the account, and those placed without it with the same verified address. */
export function listOrdersToErase(
  tx: Sql,
  { userId, email, isEmailVerified }: Erased,
): Promise<readonly OwnOrder[]> {
  return rowsOf<OwnOrder>(tx, ordersOf, [userId, isEmailVerified ? email : null])
}

export async function eraseInOrders(tx: Sql, ids: readonly string[]): Promise<void> {
  for (const statement of erasingOrders) await rowsOf(tx, statement, [ids])
}

/** Emails, stock alerts and pending verifications. */
export async function eraseAddress(
  tx: Sql,
  { userId, email, isEmailVerified, phone }: Erased,
  orderIds: readonly string[],
): Promise<void> {
  await rowsOf(tx, forgetMails, [email, orderIds, isEmailVerified])
  await rowsOf(tx, forgetContact, [isEmailVerified ? email : null])
  await rowsOf(tx, forgetAlerts, [isEmailVerified ? email : null])
  await rowsOf(tx, forgetProofs, [userId, email, phone ?? null])
  await rowsOf(tx, forgetMessages, [userId, isEmailVerified ? email : null, phone ?? null])
}

/** Without their member, anybody who has the code could spend them; what any voucher was issued for forgets the member. */
export async function withdrawVouchersOfMember(tx: Sql, userId: string, at: Date): Promise<void> {
  await rowsOf(tx, withdrawVouchers, [userId, at])
  await rowsOf(tx, forgetVoucherSubject, [userId])
}

/** Also removes the member's sessions, sign-in methods, carts and addresses. */
export function deleteMember(tx: Sql, userId: string) {
  return rowsOf(tx, removeMember, [userId])
}

/** What the member wrote about purchases and trade-ins; the review counts change with it. */
export async function forgetReviews(
  tx: Sql,
  orderIds: readonly string[],
  tradeInIds: readonly string[],
): Promise<void> {
  const own = await rowsOf<EraseableReview>(tx, reviewsOf, [orderIds, tradeInIds])
  await addToSummaries(
    tx,
    own.map(review => ({ ...review, change: countChange(review, undefined) })),
  )
  for (const statement of erasingReviews) await rowsOf(tx, statement, [orderIds, tradeInIds])
}

const lockMember: Statement = {
  name: 'erasure-lock',
  text: 'select id from member where id = $1::uuid for update',
}

const ordersOf: Statement = {
  name: 'erasure-orders',
  text: `
    select o.id, o.number, ${isOrderUnderWay} as "isUnderWay"
    from orders o
    where o.user_id = $1::uuid
      or (o.user_id is null and $2::text is not null and lower(o.contact_email) = lower($2::text))
    order by o.placed_at, o.id
    for update of o`,
}

const forgetMails: Statement = {
  name: 'erasure-mails',
  text: `delete from mail where order_id = any($2::uuid[])
    or ($1 <> '' and lower(recipient) = lower($1) and ($3::boolean or order_id is null))`,
}

/** Including the email about it that was sent to the shop. */
const forgetContact: Statement = {
  name: 'erasure-contact',
  text: `with gone as (
      delete from contact_message where lower(email) = lower($1::text) returning id
    ), noted as (
      delete from staff_note where subject_id in (select id from gone)
    )
    delete from mail where id in (select id from gone)`,
}

const forgetAlerts: Statement = {
  name: 'erasure-alerts',
  text: 'delete from stock_alert where lower(email) = lower($1::text)',
}

const forgetProofs: Statement = {
  name: 'erasure-proofs',
  text: `delete from verification v using (values ($1::text), (nullif($2::text, '')), ($3::text)) own (word)
    where strpos(lower(v.identifier || ' ' || v.value), lower(own.word)) > 0`,
}

/** Sent or not: messages to the member, or about their registration. */
const forgetMessages: Statement = {
  name: 'erasure-messages',
  text: `delete from outbox m using (values ($1::text), ($2::text), ($3::text)) own (word)
    where strpos(lower(m.payload::text), lower(own.word)) > 0`,
}

const withdrawVouchers: Statement = {
  name: 'erasure-vouchers',
  text: `with held as (
      select id, left_minor from voucher where user_id = $1::uuid and standing <> 'withdrawn' for update
    ), noted as (
      insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
      select gen_random_uuid(), id, 'expire', -left_minor, 'member', 'account-erased', $2
      from held where left_minor > 0
    )
    update voucher set standing = 'withdrawn', left_minor = 0 from held where voucher.id = held.id`,
}

/** What a voucher was issued for may name the member, also where it is another's: for inviting this one. */
const forgetVoucherSubject: Statement = {
  name: 'erasure-voucher-subjects',
  text: `update voucher set source_subject = id::text
    where strpos(source_subject, $1::text) > 0
      and (user_id = $1::uuid or (source_kind = 'inviting' and source_subject = $1::text))`,
}

const removeMember: Statement = {
  name: 'erasure-member',
  text: 'delete from member where id = $1::uuid',
}
