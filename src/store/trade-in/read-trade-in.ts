import type { DeviceType } from '#domain/device/device.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { Offers } from '#domain/trade-in/running-offer.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A trade-in as services use it; `since` is when it entered its state. Amounts in minor units, numbers encrypted. */
export type StoredTradeIn = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly state: TradeInState
  readonly userId: string | null
  readonly email: string
  readonly deviceType: DeviceType
  readonly modelId: string
  readonly title: string
  readonly answers: Answers
  readonly bookVersion: string | null
  readonly breakdown: Offers | null
  readonly currency: Currency
  readonly offerMinor: number | null
  readonly offeredAt: Date | null
  readonly expiresAt: Date | null
  readonly payout: PayoutMethod | null
  readonly ibanSealed: string | null
  readonly holderSealed: string | null
  readonly imeiSealed: string | null
  readonly serialSealed: string | null
  readonly deviceHash: string | null
  readonly declaredAt: Date | null
  readonly senderName: string | null
  readonly senderPhone: string | null
  readonly handover: Handover | null
  readonly sendBy: string | null
  readonly secondOfferMinor: number | null
  readonly paidMinor: number | null
  readonly tokenHash: string | null
  readonly requestHash: string | null
  readonly replacedBy: string | null
  readonly startedAt: Date
  readonly since: Date
}

export async function findTradeInByNumber(sql: Sql, number: string) {
  return (await rowsOf<StoredTradeIn>(sql, byNumber, [number]))[0]
}

export async function findTradeIn(sql: Sql, id: string) {
  return (await rowsOf<StoredTradeIn>(sql, byId, [id]))[0]
}

export async function findTradeInByKey(sql: Sql, key: string) {
  return (await rowsOf<StoredTradeIn>(sql, byKey, [key]))[0]
}

/** Locks the row until the transaction ends, and then reads its current state. */
export async function lockTradeIn(tx: Sql, id: string) {
  await rowsOf(tx, lock, [id])
  return (await rowsOf<StoredTradeIn>(tx, byId, [id]))[0]
}

/** Whether the device is in another open trade-in or in a unit of the shop; the buyer of a unit may trade it in. */
export async function isDeviceClaimed(
  sql: Sql,
  deviceHash: string,
  { id, userId }: Pick<StoredTradeIn, 'id' | 'userId'>,
): Promise<boolean> {
  return (await rowsOf(sql, takenDevice, [deviceHash, id, userId])).length > 0
}

const stored = `
  select s.id, s.number, s.market, s.state, s.user_id as "userId", s.email,
    s.device_type as "deviceType", s.model_id as "modelId", s.title, s.answers,
    s.book_version as "bookVersion", s.breakdown, s.currency, s.offer_minor::float8 as "offerMinor",
    s.offered_at as "offeredAt", s.expires_at as "expiresAt", s.payout, s.iban_sealed as "ibanSealed",
    s.holder_sealed as "holderSealed", s.imei_sealed as "imeiSealed",
    s.serial_sealed as "serialSealed", s.device_hash as "deviceHash", s.declared_at as "declaredAt",
    s.sender_name as "senderName", s.sender_phone as "senderPhone", s.handover,
    s.send_by::text as "sendBy", s.second_offer_minor::float8 as "secondOfferMinor",
    s.paid_minor::float8 as "paidMinor", s.token_hash as "tokenHash", s.request_hash as "requestHash",
    (select r.number from sale r where r.id = s.replaced_by) as "replacedBy",
    s.started_at as "startedAt",
    coalesce((select max(h.at) from sale_history h where h.sale_id = s.id and h.to_state = s.state),
      s.started_at) as since
  from sale s`

const byNumber: Statement = { name: 'stored-sale-by-number', text: `${stored} where s.number = $1` }

const byId: Statement = { name: 'stored-sale-by-id', text: `${stored} where s.id = $1::uuid` }

const byKey: Statement = { name: 'stored-sale-by-key', text: `${stored} where s.request_key = $1` }

const lock: Statement = {
  name: 'stored-sale-lock',
  text: 'select id from sale where id = $1::uuid for update',
}

const takenDevice: Statement = {
  name: 'sale-device-taken',
  text: `select hash from device_claim where hash = $1 and sale_id is distinct from $2::uuid
    and (sale_id is not null or not is_own_delivered(unit_id, $3::uuid))`,
}
