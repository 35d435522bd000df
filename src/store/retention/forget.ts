import { isFinal } from '#domain/machine.ts'
import type { Market } from '#domain/market/market.ts'
import { tradeInArrows, tradeInStates } from '#domain/trade-in/trade-in-state.ts'
import { isOrderUnderWay } from '../account/order-under-way.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What is older than `before` in a market, at most `limit` of it. */
export type Outdated = { readonly market: Market; readonly before: Date; readonly limit: number }

type Row = { readonly id: string }

async function idsOf(tx: Sql, statement: Statement, values: readonly unknown[]) {
  return (await rowsOf<Row>(tx, statement, values)).map(({ id }) => id)
}

/** Locked: orders that still name a person and are not under way. */
export function listOutdatedOrders(tx: Sql, { market, before, limit }: Outdated) {
  return idsOf(tx, outdatedOrders, [market, before, limit])
}

/** Locked: trade-ins that still name a person and have ended. */
export function listOutdatedTradeIns(tx: Sql, { market, before, limit }: Outdated) {
  return idsOf(tx, outdatedTradeIns, [market, before, limit, endedStates])
}

/** Locked: offers that nobody accepted. */
export function listOutdatedOffers(tx: Sql, { market, before, limit }: Outdated) {
  return idsOf(tx, outdatedOffers, [market, before, limit])
}

/** Deletes emails that were sent; returns how many. */
export async function deleteOutdatedEmails(tx: Sql, { market, before, limit }: Outdated) {
  return (await idsOf(tx, deleteEmails, [market, before, limit])).length
}

/** Deletes support messages that are done, with what staff answered and noted; returns how many. */
export async function deleteOutdatedMessages(tx: Sql, { market, before, limit }: Outdated) {
  return (await idsOf(tx, deleteMessages, [market, before, limit])).length
}

/** Deletes messages between parts of the shop that were delivered; returns how many. */
export async function deleteDelivered(tx: Sql, before: Date, limit: number) {
  return (await idsOf(tx, deleteOutbox, [before, limit])).length
}

/** Deletes what members took off their favourites; returns how many. */
export async function deleteRemovedFavourites(tx: Sql, before: Date, limit: number) {
  return (await idsOf(tx, deleteFavourites, [before, limit])).length
}

const endedStates = tradeInStates.filter(state => isFinal(tradeInArrows, state))

const deleteFavourites: Statement = {
  name: 'forget-favourites',
  text: `delete from saved_listing s using (
      select user_id, listing_id from saved_listing where not is_saved and changed_at < $1 limit $2) old
    where s.user_id = old.user_id and s.listing_id = old.listing_id returning s.listing_id as id`,
}

const outdatedOrders: Statement = {
  name: 'outdated-orders',
  text: `select o.id from orders o
    where o.market = $1 and o.placed_at < $2 and o.contact_email <> '' and not ${isOrderUnderWay}
    order by o.placed_at limit $3 for update of o skip locked`,
}

const outdatedTradeIns: Statement = {
  name: 'outdated-sales',
  text: `select id from sale
    where market = $1 and started_at < $2 and email <> '' and state = any($4::text[])
    order by started_at limit $3 for update skip locked`,
}

/** Accepted ones have a step 'accepted' in their history. */
const outdatedOffers: Statement = {
  name: 'outdated-offers',
  text: `select s.id from sale s
    where s.market = $1 and s.started_at < $2 and s.email <> '' and s.state in ('expired', 'cancelled')
      and not exists (select from sale_history h where h.sale_id = s.id and h.to_state = 'accepted')
    order by s.started_at limit $3 for update skip locked`,
}

const deleteEmails: Statement = {
  name: 'outdated-emails',
  text: `delete from mail where id in (
      select id from mail where market = $1 and sent_at < $2 order by created_at limit $3
    ) returning id`,
}

const deleteMessages: Statement = {
  name: 'outdated-messages',
  text: `with gone as (
      delete from contact_message where id in (
        select id from contact_message where market = $1 and done_at < $2 order by sent_at limit $3
      ) returning id
    ), noted as (
      delete from staff_note where subject_id in (select id from gone)
    ), emailed as (
      delete from mail where id in (select id from gone)
    )
    select id from gone`,
}

const deleteOutbox: Statement = {
  name: 'outdated-outbox',
  text: `delete from outbox where id in (
      select id from outbox where sent_at < $1 limit $2
    ) returning id`,
}
