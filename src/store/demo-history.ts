import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Message } from './outbox.ts'
import type { OutboxTopic } from './outbox-topic.ts'
import { rowsOf, type Sql, type Statement } from './transaction.ts'

/** A unit that can be bought; its listing has several. Minor units. */
export type UnitForSale = {
  readonly listingId: string
  readonly productId: string
  readonly unitId: string
  readonly priceMinor: number
  readonly currency: Currency
}

/** A street of a market, with the ids of its places. */
export type HistoryStreet = {
  readonly countyId: string
  readonly county: string
  readonly localityId: string
  readonly locality: string
  readonly street: string
  readonly postalCode: string
}

/** A phone as its seller would describe it, and the listing under which such a phone is sold. */
export type PhoneToSell = {
  readonly modelId: string
  readonly legacyId: number
  readonly brand: string
  readonly storage: string
  readonly color: string
  readonly productId: string
  readonly grade: Grade
}

const used: Statement = {
  name: 'history-used',
  text: 'select exists (select from orders) or exists (select from sale) as used',
}

const forSale: Statement = {
  name: 'history-for-sale',
  text: `select l.id as "listingId", l.product_id as "productId", u.id as "unitId",
      l.price_minor::float8 as "priceMinor", l.currency
    from (
      select * from listing where market = $1 and stock >= 3 and price_minor <= $3 order by popularity desc
    ) l cross join lateral (
      select id from unit where listing_id = l.id and state = 'listed' and received_at < $2 order by received_at limit 1) u
    order by l.popularity desc limit $4`,
}

const streets: Statement = {
  name: 'history-streets',
  text: `select c.id::text as "countyId", c.name as county, l.id::text as "localityId", l.name as locality, s.name as street,
      s.postal_code as "postalCode"
    from street s join locality l on l.market = s.market and l.id = s.locality_id
    join county c on c.market = l.market and c.id = l.county_id where s.market = $1 order by s.id limit 40`,
}

const points: Statement = {
  name: 'history-points',
  text: 'select id from pickup_point where market = $1 and kind = $2 and is_open order by id limit 20',
}

const phones: Statement = {
  name: 'history-phones',
  text: `select distinct on (m.id) m.id as "modelId", m.legacy_id as "legacyId", m.brand, p.storage,
      p.color ->> 'name' as color, p.id as "productId", l.grade
    from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
    where l.market = $1 and m.type = 'SMARTPHONE' and p.storage is not null and p.color is not null and m.year >= 2020
    order by m.id, l.popularity desc`,
}

const member: Statement = {
  name: 'history-member',
  text: 'select id from member where email = $1',
}

const due: Statement = {
  name: 'history-due',
  text: `select id, topic, payload, attempts + 1 as attempts from outbox
    where sent_at is null and topic <> all($1::text[]) and (topic <> all($2::text[]) or next_attempt_at <= $3)
    order by created_at, id limit 40`,
}

/** What was written in the name of the past bears its date: rows that are newer than the beginning of the writing. */
const dated: Statement = {
  name: 'history-dated',
  text: `with delivered as (
      update outbox set sent_at = $2, attempts = 1, created_at = least(created_at, $2) where id = any($1::uuid[])
    ), follow_ups as (
      update outbox set created_at = $2 where created_at > $3 and not (id = any($1::uuid[]))
    )
    update mail set created_at = $2, sent_at = case when sent_at is null then null else $2::timestamptz end
    where created_at > $3`,
}

const invitation: Statement = {
  name: 'history-invitation',
  text: 'select id from review_invitation where order_id = $1::uuid',
}

const boughtUnit: Statement = {
  name: 'history-bought-unit',
  text: 'select u.id from unit u join sale s on s.id = u.sale_id where s.number = $1',
}

const shipment: Statement = {
  name: 'history-shipment',
  text: 'select id from shipment where order_id = $1::uuid',
}

const courierCalled: Statement = {
  name: 'history-courier-called',
  text: `update staff_task set done_at = $2 where kind = 'inbound-courier-to-call' and done_at is null
    and subject_id in (select id from inbound_parcel where number = $1)`,
}

const openReviews: Statement = {
  name: 'history-reviews',
  text: `select id from review where market = $1 and state = 'published' and reply is null and rating < 5
    order by written_at limit 1`,
}

/** Whether anything was bought or sold here. */
export async function isShopUsed(sql: Sql): Promise<boolean> {
  return (await rowsOf<{ used: boolean }>(sql, used, []))[0]?.used ?? true
}

/** The most popular first, one unit of each listing that was there at `before`. */
export function listForSale(
  sql: Sql,
  market: Market,
  before: Date,
  upToMinor: number,
  limit: number,
): Promise<readonly UnitForSale[]> {
  return rowsOf<UnitForSale>(sql, forSale, [market, before, upToMinor, limit])
}

export function listStreets(sql: Sql, market: Market): Promise<readonly HistoryStreet[]> {
  return rowsOf<HistoryStreet>(sql, streets, [market])
}

export async function listPointIds(
  sql: Sql,
  market: Market,
  kind: string,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, points, [market, kind])).map(({ id }) => id)
}

export function listPhonesToSell(sql: Sql, market: Market): Promise<readonly PhoneToSell[]> {
  return rowsOf<PhoneToSell>(sql, phones, [market])
}

export async function findMemberId(sql: Sql, email: string): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, member, [email]))[0]?.id
}

/**
 * The oldest undelivered messages except those of `held`; `timed` ones only when they are due by `until`, all others at
 * once: follow-ups are written for the real present.
 */
export function listDueMessages(
  sql: Sql,
  held: readonly OutboxTopic[],
  timed: readonly OutboxTopic[],
  until: Date,
): Promise<readonly Message[]> {
  return rowsOf<Message>(sql, due, [held, timed, until])
}

/** Marks messages as delivered at `at`, and dates what their handlers wrote after `begun` (by the real clock) to it. */
export async function dateDelivered(
  sql: Sql,
  ids: readonly string[],
  at: Date,
  begun: Date,
): Promise<void> {
  await rowsOf(sql, dated, [ids, at, begun])
}

export async function findInvitationId(sql: Sql, orderId: string): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, invitation, [orderId]))[0]?.id
}

/** The device that was bought in a trade-in. */
export async function findBoughtUnitId(sql: Sql, number: string): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, boughtUnit, [number]))[0]?.id
}

export async function findShipmentId(sql: Sql, orderId: string): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, shipment, [orderId]))[0]?.id
}

/** Staff have called the courier for a parcel to the shop. */
export async function closeCourierTask(sql: Sql, number: string, at: Date): Promise<void> {
  await rowsOf(sql, courierCalled, [number, at])
}

/** The oldest published review with fewer than five stars and without a reply. */
export async function findUnansweredReview(sql: Sql, market: Market): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, openReviews, [market]))[0]?.id
}
