import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { shopApplication } from '../database.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type CurrencyChange = {
  readonly id: string
  readonly market: Market
  readonly from: Currency
  readonly to: Currency
  readonly roundsShelf: boolean
  readonly actor: string
  readonly at: Date
}

/** What was agreed in a currency and is not finished, by kind. */
export type OpenBusiness = {
  readonly orders: number
  /** Of these, the ones that wait for a payment online. */
  readonly awaitingPayment: number
  readonly sales: number
  /** Numbers of the orders whose payment was started and has not ended: it is charged in the currency it was started in. */
  readonly startedPayments: readonly string[]
}

const last: Statement = {
  name: 'currency-last-change',
  text: `select id, market, from_currency as "from", to_currency as "to", rounds_shelf as "roundsShelf", actor, at
    from currency_change where market = $1 order by place desc limit 1`,
}

const add: Statement = {
  name: 'currency-add-change',
  text: `insert into currency_change (id, market, from_currency, to_currency, rounds_shelf, actor, at, report)
    values ($1::uuid, $2, $3, $4, $5, $6, $7, '[]')`,
}

const describe: Statement = {
  name: 'currency-report',
  text: 'update currency_change set report = $2 where id = $1::uuid',
}

const agreed: Statement = {
  name: 'currency-agreed-in',
  text: `select (select count(*) from orders where market = $1 and currency = $2)::int as orders,
    (select count(*) from sale where market = $1 and currency = $2
      and state not in ('draft', 'offered', 'expired', 'cancelled'))::int as sales`,
}

const open: Statement = {
  name: 'currency-open-business',
  text: `select (select count(*) from orders where market = $1 and currency = $2
      and state not in ('closed', 'cancelled', 'expired'))::int as orders,
    (select count(*) from orders where market = $1 and currency = $2
      and state = 'awaiting-payment')::int as "awaitingPayment",
    (select count(*) from sale where market = $1 and currency = $2
      and state not in ('draft', 'paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled'))::int as sales,
    array(select o.number from orders o where o.market = $1 and o.currency = $2 and exists (
      select from payment p where p.order_id = o.id
        and p.state in ('created', 'action-required', 'pending-review', 'authorized')) order by o.number) as "startedPayments"`,
}

const connections: Statement = {
  name: 'currency-shop-connections',
  text: `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = $1`,
}

const settings: Statement = {
  name: 'currency-settings',
  text: 'select key, value from setting where market = $1 for update',
}

const putSetting: Statement = {
  name: 'currency-put-setting',
  text: `insert into setting (market, key, value) values ($1, $2, $3)
    on conflict (market, key) do update set value = excluded.value`,
}

const dropSetting: Statement = {
  name: 'currency-drop-setting',
  text: 'delete from setting where market = $1 and key = $2',
}

/** Orders name the version that their customer agreed to: a text that reads otherwise in another currency is a new one. */
const publish: Statement = {
  name: 'currency-publish-legal-texts',
  text: `with latest as (
      select distinct on (key) * from legal_text where market = $1 order by key, published_at desc
    )
    insert into legal_text (market, key, version, published_at, title, body)
    select market, key, regexp_replace(version, '-(RON|BGN|HUF|EUR)(\\.\\d+)?$', '') || '-' || $2::text || $4::text,
      $3, title, body
    from latest where body ~ '\\{\\{(RON|BGN|HUF|EUR):'`,
}

const shown: Statement = {
  name: 'currency-shown-texts',
  text: `select kind || ' ' || slug as name, body from (
      select distinct on (kind, slug) kind, slug, title || ' ' || description || ' ' || body as body
      from content_page where market = $1 order by kind, slug, published_at desc) content
    union all
    select 'legal text ' || key, body from (
      select distinct on (key) key, title || ' ' || body as body
      from legal_text where market = $1 order by key, published_at desc) legal
    order by name`,
}

/** The texts of a market that are shown, in every currency they are written for. */
export function listShownTexts(sql: Sql, market: Market) {
  return rowsOf<{ name: string; body: string }>(sql, shown, [market])
}

export async function findLastCurrencyChange(
  sql: Sql,
  market: Market,
): Promise<CurrencyChange | undefined> {
  return (await rowsOf<CurrencyChange>(sql, last, [market]))[0]
}

export function insertCurrencyChange(tx: Sql, change: CurrencyChange) {
  const { id, market, from, to, roundsShelf, actor, at } = change
  return rowsOf(tx, add, [id, market, from, to, roundsShelf, actor, at])
}

export function updateCurrencyReport(tx: Sql, id: string, report: unknown) {
  return rowsOf(tx, describe, [id, JSON.stringify(report)])
}

/** Orders and accepted sales in a currency, finished or not. */
export async function countAgreedIn(sql: Sql, market: Market, currency: Currency) {
  const [row] = await rowsOf<{ orders: number; sales: number }>(sql, agreed, [market, currency])
  return row ?? { orders: 0, sales: 0 }
}

export async function countOpenIn(
  sql: Sql,
  market: Market,
  currency: Currency,
): Promise<OpenBusiness> {
  const [row] = await rowsOf<OpenBusiness>(sql, open, [market, currency])
  return row ?? { orders: 0, awaitingPayment: 0, sales: 0, startedPayments: [] }
}

/** Whether a process of the shop is connected: it has read the settings at its start. */
export async function isShopRunning(sql: Sql): Promise<boolean> {
  const [row] = await rowsOf<{ count: number }>(sql, connections, [shopApplication])
  return (row?.count ?? 0) > 0
}

/** Locks the settings of a market; by key. */
export async function lockSettings(tx: Sql, market: Market): Promise<Map<string, unknown>> {
  const rows = await rowsOf<{ key: string; value: unknown }>(tx, settings, [market])
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export function upsertSetting(tx: Sql, market: Market, key: string, value: unknown) {
  return rowsOf(tx, putSetting, [market, key, JSON.stringify(value)])
}

export function deleteSetting(tx: Sql, market: Market, key: string) {
  return rowsOf(tx, dropSetting, [market, key])
}

/** `nth` tells versions of the same currency apart. */
export function publishLegalTexts(
  tx: Sql,
  { market, to, at }: CurrencyChange,
  nth: number,
): Promise<unknown> {
  return rowsOf(tx, publish, [market, to, at, nth === 0 ? '' : `.${nth}`])
}

export async function countCurrencyChanges(sql: Sql, market: Market): Promise<number> {
  const text = 'select count(*)::int as count from currency_change where market = $1'
  const { rows } = await sql.query<{ count: number }>({ text, values: [market] })
  return rows[0]?.count ?? 0
}

/** Nothing is agreed while amounts change. */
export async function lockBusiness(tx: Sql): Promise<void> {
  await tx.query({ text: 'set local statement_timeout = 0' })
  await tx.query({
    text: 'lock table orders, payment, sale, payout, voucher, listing in share row exclusive mode',
  })
}

/**
 * The bounds of price filters only widen when prices change, so everything on the shelf is counted anew; that also
 * notes that every stored page and every page of a CDN has changed.
 */
export async function recountShelf(tx: Sql): Promise<void> {
  await tx.query({ text: 'select rebuild_shelf()' })
}
