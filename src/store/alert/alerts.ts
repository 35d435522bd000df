import { sql } from 'drizzle-orm'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import type { NewEmail } from '../mail.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'

export type NewAlert = {
  readonly id: string
  readonly listingId: string
  readonly market: Market
  readonly email: string
  readonly at: Date
}

export type WaitingAlert = Pick<NewAlert, 'id' | 'email' | 'market'>

/**
 * Adds an alert for a listing without stock; a repeated request restarts it. The lock on the listing prevents a unit
 * from being listed between the check and the insert, so that none is missed; the lock on the address prevents
 * concurrent counting.
 */
export async function insertAlert(
  db: Db,
  alert: NewAlert,
  most: number,
): Promise<'added' | 'in-stock' | 'unknown-listing' | 'too-many-alerts'> {
  const { id, listingId, market, email, at } = alert
  const { rows } = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`)
    return tx.execute<{ stock: number; others: number }>(sql`
        with shown as (select id, stock from listing where id = ${listingId} and market = ${market} for share),
        waiting as (
          select count(*)::int as others from stock_alert
          where email = ${email} and sent_at is null and listing_id <> ${listingId}
        ),
        added as (
          insert into stock_alert (id, listing_id, market, email, created_at)
          select ${id}, id, ${market}, ${email}, ${at} from shown, waiting where stock = 0 and others < ${most}
          on conflict (listing_id, email) where sent_at is null do update set created_at = excluded.created_at
        )
        select stock, others from shown, waiting`)
  })
  const [shown] = rows
  if (!shown) return 'unknown-listing'
  if (shown.stock > 0) return 'in-stock'
  return shown.others < most ? 'added' : 'too-many-alerts'
}

/** Removes every alert of the address that one alert belongs to, and the emails sent for them. */
export async function deleteAlertsOfAddress(db: Db, id: string) {
  await db.execute(sql`
      with gone as (
        delete from stock_alert where email = (select email from stock_alert where id = ${id}) returning id
      )
      delete from mail where id in (select id from gone)`)
}

/** Addresses are stored no longer than promised, whether the email was sent or not; the emails are removed, too. */
export async function deleteExpiredAlerts(db: Db, before: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
      with gone as (delete from stock_alert where created_at <= ${before} returning id),
      letters as (delete from mail where id in (select id from gone))
      select count(*)::int as n from gone`)
  return rows[0]?.n ?? 0
}

export async function listWaitingAlerts(
  db: Db,
  listingId: string,
  since: Date,
  limit: number,
  without: readonly string[],
): Promise<readonly WaitingAlert[]> {
  const { rows } = await db.execute<WaitingAlert>(sql`
      select id, email, market from stock_alert
      where listing_id = ${listingId} and sent_at is null and created_at > ${since}
        and id <> all(${sql.param([...without])}::uuid[])
      order by created_at, id limit ${limit}`)
  return rows
}

/**
 * The alert becomes an email and a message to send it, in one transaction; `false` if it is already answered or the
 * listing is sold out again.
 */
export async function answerAlert(
  db: Db,
  seal: Seal,
  listingId: string,
  email: NewEmail,
): Promise<boolean> {
  const { id, market, recipient, subject, html, plain } = email
  const { rowCount } = await db.execute(sql`
      with answered as (
        update stock_alert set sent_at = now() where id = ${id} and sent_at is null
          and exists (select 1 from listing where id = ${listingId} and stock > 0)
        returning id
      ), written as (
        insert into mail (id, market, recipient, subject, body_sealed, created_at)
        select id, ${market}, ${recipient}, ${subject}, ${sealBody(seal, { html, plain })}, now() from answered
        returning id
      )
      insert into outbox (id, topic, payload, created_at, next_attempt_at)
      select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), now(), now() from written`)
  return rowCount === 1
}
