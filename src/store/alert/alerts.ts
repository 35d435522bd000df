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
  /** The price to wait for, in minor units; otherwise the alert waits for stock. */
  readonly belowMinor: number | undefined
  readonly at: Date
}

export type WaitingAlert = Pick<NewAlert, 'id' | 'email' | 'market' | 'belowMinor'>

/** Whether listing `l` has what alert `a` waits for. */
const isAnswered = sql.raw(
  'l.stock > 0 and (a.below_minor is null or l.price_minor <= a.below_minor)',
)

/**
 * Adds an alert for a listing without stock, or that costs more; a repeated request restarts it, at its price. The
 * lock on the listing prevents a unit from being listed, and its price from falling, between the check and the insert, so
 * that none is missed; the lock on the address prevents concurrent counting.
 */
export async function insertAlert(
  db: Db,
  alert: NewAlert,
  most: number,
): Promise<'added' | 'in-stock' | 'not-below' | 'unknown-listing' | 'too-many-alerts'> {
  const { id, listingId, market, email, at, belowMinor: below = null } = alert
  const ofItsKind = `sent_at is null and below_minor is ${below === null ? '' : 'not '}null`
  const { rows } = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`)
    return tx.execute<{ waits: boolean; others: number }>(sql`
        with shown as (
          select id, case when ${below}::bigint is null then stock = 0 else price_minor > ${below} end as waits
          from listing where id = ${listingId} and market = ${market} for share
        ),
        waiting as (
          select count(*)::int as others from stock_alert
          where email = ${email} and sent_at is null
            and not (listing_id = ${listingId} and (below_minor is null) = (${below}::bigint is null))
        ),
        added as (
          insert into stock_alert (id, listing_id, market, email, below_minor, created_at)
          select ${id}, id, ${market}, ${email}, ${below}, ${at} from shown, waiting where waits and others < ${most}
          on conflict (listing_id, email) where ${sql.raw(ofItsKind)}
          do update set created_at = excluded.created_at, below_minor = excluded.below_minor
        )
        select waits, others from shown, waiting`)
  })
  const [shown] = rows
  if (!shown) return 'unknown-listing'
  if (!shown.waits) return below === null ? 'in-stock' : 'not-below'
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

/** The alerts that the stock and the price of a listing answer now. */
export async function listWaitingAlerts(
  db: Db,
  listingId: string,
  since: Date,
  limit: number,
  without: readonly string[],
): Promise<readonly WaitingAlert[]> {
  const { rows } = await db.execute<
    Omit<WaitingAlert, 'belowMinor'> & { below: string | null }
  >(sql`
      select a.id, a.email, a.market, a.below_minor as below from stock_alert a join listing l on l.id = a.listing_id
      where a.listing_id = ${listingId} and a.sent_at is null and a.created_at > ${since}
        and ${isAnswered} and a.id <> all(${sql.param([...without])}::uuid[])
      order by a.created_at, a.id limit ${limit}`)
  return rows.map(({ below, ...alert }) => ({
    ...alert,
    belowMinor: below === null ? undefined : Number(below),
  }))
}

/**
 * The alert becomes an email and a message to send it, in one transaction; `false` if it is already answered, or the
 * listing is sold out or dearer again.
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
        update stock_alert a set sent_at = now() from listing l
        where a.id = ${id} and a.sent_at is null and l.id = ${listingId} and ${isAnswered}
        returning a.id
      ), written as (
        insert into mail (id, market, recipient, subject, body_sealed, created_at)
        select id, ${market}, ${recipient}, ${subject}, ${sealBody(seal, { html, plain })}, now() from answered
        returning id
      )
      insert into outbox (id, topic, payload, created_at, next_attempt_at)
      select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), now(), now() from written`)
  return rowCount === 1
}
