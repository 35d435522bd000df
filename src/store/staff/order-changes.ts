import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Who receives the parcels of an order, and where; `street` empty for a pickup point. */
export type Recipient = {
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly number: string
  readonly details: string
  readonly postalCode: string
}

export type SentEmail = {
  readonly id: string
  readonly subject: string
  readonly recipient: string
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/** What a provider or a carrier reported, as it arrived. */
export type ReportedEvent = {
  readonly source: string
  readonly at: Date
  readonly text: string
}

const lockUnlabelled: Statement = {
  name: 'office-order-without-labels',
  text: `select o.market, o.state from orders o
    where o.id = $1::uuid and not exists (
      select from shipment h where h.order_id = o.id and (h.awb is not null or h.state <> 'preparing'))
    for update`,
}

const writeContact: Statement = {
  name: 'office-order-contact',
  text: 'update orders set contact_name = $2, contact_phone = $3 where id = $1::uuid',
}

const writeAddress: Statement = {
  name: 'office-order-address',
  text: `update order_address set street = $2, number = $3, details = nullif($4, ''), postal_code = nullif($5, '')
    where order_id = $1::uuid and role = 'delivery'`,
}

const refusedParcels: Statement = {
  name: 'office-parcels-of-order-ids',
  text: 'select id from shipment where order_id = $1::uuid',
}

const emails: Statement = {
  name: 'office-emails-of-order',
  text: `select id, subject, recipient, created_at as "createdAt", sent_at as "sentAt" from mail
    where order_id = $1::uuid order by created_at desc limit 50`,
}

/** The same email once more, to the address that the order has now. */
const again: Statement = {
  name: 'office-email-again',
  text: `with copied as (
      insert into mail (id, order_id, market, recipient, subject, body_sealed, created_at)
      select gen_random_uuid(), m.order_id, m.market, o.contact_email, m.subject, m.body_sealed, $3
      from mail m join orders o on o.id = m.order_id where m.id = $2::uuid and m.order_id = $1::uuid returning id
    )
    insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), $3, $3, 0 from copied returning id`,
}

const events: Statement = {
  name: 'office-events-of-order',
  text: `select * from (
      select p.provider as source, n.received_at as at, left(n.raw, 4000) as text
      from provider_notice n join payment p on p.id = n.payment_id where p.order_id = $1::uuid
      union all
      select h.carrier, e.at, left(e.raw::text, 4000)
      from shipment_event e join shipment h on h.id = e.shipment_id where h.order_id = $1::uuid
    ) reported order by at desc limit 100`,
}

/** `undefined` if the order has a label already. */
export async function lockOrderWithoutLabel(tx: Sql, orderId: string) {
  return (await rowsOf<{ market: Market; state: string }>(tx, lockUnlabelled, [orderId]))[0]
}

export async function updateRecipient(
  tx: Sql,
  orderId: string,
  { name, phone, street, number, details, postalCode }: Recipient,
): Promise<void> {
  await rowsOf(tx, writeContact, [orderId, name, phone])
  if (street !== '') await rowsOf(tx, writeAddress, [orderId, street, number, details, postalCode])
}

export async function listParcelIds(sql: Sql, orderId: string): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, refusedParcels, [orderId])).map(({ id }) => id)
}

/** Newest first. */
export function listEmailsOfOrder(sql: Sql, orderId: string) {
  return rowsOf<SentEmail>(sql, emails, [orderId])
}

/** `false` if it is not an email of this order. */
export async function copyEmail(sql: Sql, orderId: string, emailId: string, at: Date) {
  return (await rowsOf(sql, again, [orderId, emailId, at])).length > 0
}

/** Newest first. */
export function listReportedEvents(sql: Sql, orderId: string) {
  return rowsOf<ReportedEvent>(sql, events, [orderId])
}
