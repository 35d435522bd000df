import type { DeviceType } from '#domain/device/device.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { Offers } from '#domain/trade-in/running-offer.ts'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { isRested } from '../failing-items.ts'
import type { SealedAccount } from '../payment/refunds.ts'
import type { Step } from '../shipment/shipments.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewTradeIn = {
  readonly id: string
  readonly market: Market
  readonly userId: string | undefined
  readonly email: string
  readonly deviceType: DeviceType
  readonly modelId: string
  readonly title: string
  readonly answers: Answers
  readonly bookVersion: string
  readonly breakdown: Offers
  readonly currency: Currency
  readonly startedAt: Date
  readonly tokenHash: string
  readonly requestKey: string
  readonly requestHash: string
  readonly wantsNewsletter: boolean
}

/** The offer, and when it ends. */
export type Offering = {
  readonly breakdown: Offers
  readonly offerMinor: number
  readonly offeredAt: Date
  readonly expiresAt: Date
}

export type NamedDevice = {
  readonly imei: string | undefined
  readonly serial: string | undefined
  readonly hash: string
}

export type AcceptedTradeIn = {
  readonly declaredAt: Date
  readonly senderName: string
  readonly senderPhone: string
  readonly handover: Handover
  readonly sendBy: string
}

/** Writes it as a draft; returns its number. */
export async function insertTradeIn(tx: Sql, row: NewTradeIn): Promise<string> {
  const [next] = await rowsOf<{ serial: string }>(tx, nextSerial, [row.market])
  const number = toTradeInNumber(row.market, Number(next?.serial))
  await rowsOf(tx, write, [JSON.stringify({ ...row, number })])
  return number
}

/** An undefined `from` begins the history; `false` if the trade-in is in another state by now. */
export async function insertTradeInStep(tx: Sql, id: string, step: TradeInStep): Promise<boolean> {
  const { from, to, actor, reason, at } = step
  return (await rowsOf(tx, stepTo, [id, from ?? null, to, actor, reason, at])).length > 0
}

export function updateOffer(
  tx: Sql,
  id: string,
  { breakdown, offerMinor, offeredAt, expiresAt }: Offering,
) {
  return rowsOf(tx, offer, [id, JSON.stringify(breakdown), offerMinor, offeredAt, expiresAt])
}

export function updateTradeInOwner(tx: Sql, id: string, userId: string) {
  return rowsOf(tx, own, [id, userId])
}

export function updateReplacedTradeIn(tx: Sql, id: string, by: string) {
  return rowsOf(tx, replace, [id, by])
}

export function updateTradeInPayout(
  tx: Sql,
  id: string,
  payout: PayoutMethod,
  offerMinor: number,
  account: SealedAccount | undefined,
) {
  return rowsOf(tx, choosePayout, [
    id,
    payout,
    offerMinor,
    account?.iban ?? null,
    account?.holder ?? null,
  ])
}

export function updateTradeInDevice(tx: Sql, id: string, { imei, serial, hash }: NamedDevice) {
  return rowsOf(tx, nameDevice, [id, imei ?? null, serial ?? null, hash])
}

export function updateAcceptedTradeIn(tx: Sql, id: string, acceptance: AcceptedTradeIn) {
  return rowsOf(tx, accept, [
    id,
    acceptance.declaredAt,
    acceptance.senderName,
    acceptance.senderPhone,
    JSON.stringify(acceptance.handover),
    acceptance.sendBy,
  ])
}

/** Offers that ended before that instant. */
export async function listTradeInsToExpire(
  sql: Sql,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, toExpire, [at, limit])).map(({ id }) => id)
}

/** Marks and returns the offers that end before an instant, each once. */
export async function claimTradeInsToRemind(
  tx: Sql,
  endsBefore: Date,
  at: Date,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(tx, takeToRemind, [endsBefore, at])).map(({ id }) => id)
}

export type TradeInStep = Omit<Step<TradeInState>, 'from'> & { readonly from?: TradeInState }

const nextSerial: Statement = {
  name: 'sale-next-serial',
  text: `select nextval(('sale_serial_' || $1::text)::regclass) as serial`,
}

const write: Statement = {
  name: 'sale-write',
  text: `
    insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
      book_version, breakdown, currency, started_at, token_hash, request_key, request_hash,
      wants_newsletter)
    select id, number, market, 'draft', "userId", email, "deviceType", "modelId", title, answers,
      "bookVersion", breakdown, currency, "startedAt", "tokenHash", "requestKey", "requestHash",
      "wantsNewsletter"
    from jsonb_to_record($1::jsonb) as s (id uuid, number text, market text, "userId" uuid, email text,
      "deviceType" text, "modelId" text, title text, answers jsonb, "bookVersion" text,
      breakdown jsonb, currency text, "startedAt" timestamptz, "tokenHash" text, "requestKey" text,
      "requestHash" text, "wantsNewsletter" boolean)`,
}

const stepTo: Statement = {
  name: 'sale-step',
  text: `
    with moved as (
      update sale set state = $3 where id = $1::uuid and state = coalesce($2, state) returning id
    )
    insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, $4, $5, $6 from moved returning id`,
}

const offer: Statement = {
  name: 'sale-offer',
  text: `update sale set breakdown = $2::jsonb, offer_minor = $3, offered_at = $4, expires_at = $5
    where id = $1::uuid`,
}

const own: Statement = {
  name: 'sale-own',
  text: 'update sale set user_id = $2::uuid where id = $1::uuid and user_id is null',
}

const replace: Statement = {
  name: 'sale-replace',
  text: 'update sale set replaced_by = $2::uuid where id = $1::uuid',
}

const choosePayout: Statement = {
  name: 'sale-choose-payout',
  text: `update sale set payout = $2, offer_minor = $3, iban_sealed = $4, holder_sealed = $5
    where id = $1::uuid`,
}

const nameDevice: Statement = {
  name: 'sale-name-device',
  text: `update sale set imei_sealed = $2, serial_sealed = $3, device_hash = $4 where id = $1::uuid`,
}

const accept: Statement = {
  name: 'sale-accept',
  text: `update sale set declared_at = $2, sender_name = $3, sender_phone = $4, handover = $5::jsonb,
      send_by = $6
    where id = $1::uuid`,
}

const toExpire: Statement = {
  name: 'sales-to-expire',
  text: `select id from sale where state = 'offered' and expires_at <= $1
    and ${isRested('expire-sale', 'sale.id', '$1')} order by expires_at limit $2`,
}

const takeToRemind: Statement = {
  name: 'sales-to-remind',
  text: `update sale set reminded_at = $2
    where id in (
      select id from sale where state = 'offered' and reminded_at is null
        and expires_at > $2 and expires_at <= $1 for update skip locked)
    returning id`,
}
