import type pg from 'pg'
import type { Market } from '#domain/market/market.ts'
import { committed, rowsOf, type Sql, type Statement } from '../transaction.ts'
import { forgetAddressUnproven, lockAddress } from './address-lock.ts'
import { type EmailToWrite, writeEmail } from './emails.ts'

/** A registration whose address is not verified yet. */
export type Registration = {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly market: Market
  readonly passwordHash: string
  readonly wantsNewsletter: boolean
}

export type Addressee = {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly market: Market
}

/**
 * Writes the unverified account and `onNew`; if the address has a verified account, only `onTaken`. An unverified
 * account is replaced as a whole, so that every email verifies exactly the registration it was written for.
 */
export function insertMember(
  pool: pg.Pool,
  registration: Registration,
  onNew: EmailToWrite,
  onTaken: EmailToWrite,
) {
  return committed(pool, async tx => {
    await rowsOf(tx, lockAddress, [registration.email])
    await rowsOf(tx, forgetAddressUnproven, [registration.email])
    const { userId, name, email, market, passwordHash, wantsNewsletter } = registration
    const values = [userId, name, email, market, passwordHash, wantsNewsletter]
    const [written] = await rowsOf<{ id: string }>(tx, insert, values)
    await writeEmail(tx, written ? onNew : onTaken)
  })
}

/** The owner of an address; a placeholder address created by the auth library belongs to nobody. */
export function findMemberByEmail(sql: Sql, email: string) {
  return one(sql, byEmail, email)
}

export function findMemberById(sql: Sql, userId: string) {
  return one(sql, byId, userId)
}

/** Removes unverified registrations of an address before an identity provider's statement about it counts. */
export async function deleteUnprovenMember(sql: Sql, email: string) {
  await rowsOf(sql, forgetAddressUnproven, [email])
}

/** An email to the address was answered. */
export async function proveMember(sql: Sql, userId: string) {
  await rowsOf(sql, prove, [userId])
}

/** Assigns guest orders and trade-ins of the verified address to the member; returns the number of orders. */
export async function attachOrdersToMember(sql: Sql, userId: string): Promise<number> {
  return (await rowsOf(sql, attach, [userId])).length
}

async function one(sql: Sql, statement: Statement, value: string) {
  return (await rowsOf<Addressee & { readonly isProven: boolean }>(sql, statement, [value]))[0]
}

const columns = 'id as "userId", name, email, market, email_verified as "isProven"'

const byEmail: Statement = {
  name: 'member-by-email',
  text: `select ${columns} from member where lower(email) = lower($1)`,
}

const byId: Statement = {
  name: 'member-by-id',
  text: `select ${columns} from member where id = $1`,
}

const insert: Statement = {
  name: 'member-register',
  text: `with written as (
    insert into member (id, name, email, market, wants_newsletter, created_at, updated_at)
    values ($1, $2, lower($3), $4, $6, now(), now()) on conflict do nothing returning id
  ), way as (
    insert into member_account (id, user_id, account_id, provider_id, password, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'credential', $5, now(), now() from written
  ) select id from written`,
}

const prove: Statement = {
  name: 'member-prove',
  text: 'update member set email_verified = true, updated_at = now() where id = $1 and not email_verified',
}

const attach: Statement = {
  name: 'member-attach-orders',
  text: `with attached as (
      update orders set user_id = member.id from member
      where member.id = $1 and member.email_verified and orders.user_id is null
        and lower(orders.contact_email) = lower(member.email)
      returning orders.id, orders.state
    ), earned as (
      insert into outbox (id, topic, payload, created_at, next_attempt_at)
      select gen_random_uuid(), 'points-due', jsonb_build_object('orderId', id), now(), now()
      from attached where state = 'closed'
    ), sold as (
      update sale set user_id = member.id from member
      where member.id = $1 and member.email_verified and sale.user_id is null
        and lower(sale.email) = lower(member.email)
    )
    select id from attached`,
}
