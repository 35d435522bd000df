import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { VoucherSource } from '#domain/voucher/voucher.ts'
import type { VoucherStatus } from '#domain/voucher/voucher-refusal.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Amounts in minor units of its currency. */
export type StoredVoucher = {
  readonly id: string
  readonly market: Market
  readonly codeHash: string
  readonly currency: Currency
  readonly originalMinor: number
  readonly leftMinor: number
  readonly userId: string | null
  readonly sourceKind: VoucherSource
  readonly sourceSubject: string
  readonly status: VoucherStatus
  /** The smallest total of an order it pays; null for any. */
  readonly orderFromMinor: number | null
  readonly issuedAt: Date
  readonly expiresAt: Date | null
}

export type UnsettledVoucher = Omit<StoredVoucher, 'status'> & {
  readonly status: Exclude<VoucherStatus, 'open'>
}

export type NewVoucher = Omit<StoredVoucher, 'leftMinor'> & { readonly actor: string }

const columns = `id, market, code_hash as "codeHash", currency, original_minor::float8 as "originalMinor",
  left_minor::float8 as "leftMinor", user_id as "userId", source_kind as "sourceKind",
  source_subject as "sourceSubject", standing as "status",
  order_from_minor::float8 as "orderFromMinor", issued_at as "issuedAt", expires_at as "expiresAt"`

const issue: Statement = {
  name: 'voucher-issue',
  text: `with issued as (
      insert into voucher (id, market, code_hash, currency, original_minor, left_minor, user_id, source_kind,
        source_subject, standing, issued_at, expires_at, order_from_minor)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $13)
      on conflict (source_kind, source_subject) do nothing returning *
    ), noted as (
      insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
      select gen_random_uuid(), id, 'issue', original_minor, $12, source_kind, issued_at from issued
    ) select ${columns} from issued`,
}

const bySource: Statement = {
  name: 'voucher-by-source',
  text: `select ${columns} from voucher where source_kind = $1 and source_subject = $2`,
}

const ofMember: Statement = {
  name: 'vouchers-of-member',
  text: `select ${columns} from voucher
    where user_id = $1::uuid and market = $2 and standing <> 'withdrawn'
    order by left_minor <= 0, expires_at nulls last, issued_at desc, id`,
}

const byHashes: Statement = {
  name: 'vouchers-by-hash',
  text: `select ${columns} from voucher where code_hash = any($1::text[])`,
}

const expire: Statement = {
  name: 'vouchers-expire',
  text: `with lapsed as (
      select id, left_minor from voucher where expires_at <= $1 and left_minor > 0
      order by id for update skip locked
    ), emptied as (
      update voucher set left_minor = 0 from lapsed where voucher.id = lapsed.id
    )
    insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
    select gen_random_uuid(), id, 'expire', -left_minor, 'shop', 'not spent in time', $1 from lapsed
    returning voucher_id`,
}

const lock: Statement = {
  name: 'voucher-lock',
  text: `select ${columns} from voucher where id = $1::uuid for update`,
}

const lockUnsettled: Statement = {
  name: 'voucher-lock-unsettled',
  text: `select ${columns} from voucher
    where source_kind = $1 and source_subject = $2 and standing <> 'open' for update`,
}

const settle: Statement = {
  name: 'voucher-settle',
  text: `with settled as (
      update voucher set standing = $2, left_minor = left_minor + $3,
        original_minor = greatest(original_minor, $7) where id = $1::uuid returning id
    )
    insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
    select gen_random_uuid(), id, 'adjust', $3, $4, $5, $6 from settled where $3 <> 0`,
}

export type Settled = {
  readonly id: string
  readonly status: VoucherStatus
  /** The change of the remaining amount, positive or negative. */
  readonly byMinor: number
  readonly owedMinor: number
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** The same source gets its existing voucher. */
export async function insertVoucher(tx: Sql, row: NewVoucher): Promise<StoredVoucher> {
  const source = [row.sourceKind, row.sourceSubject]
  const values = [
    row.id,
    row.market,
    row.codeHash,
    row.currency,
    row.originalMinor,
    row.userId,
    ...source,
    row.status,
    row.issuedAt,
    row.expiresAt,
    row.actor,
    row.orderFromMinor,
  ]
  const [issued] = await rowsOf<StoredVoucher>(tx, issue, values)
  const known = issued ?? (await rowsOf<StoredVoucher>(tx, bySource, source))[0]
  if (!known) throw new Error(`no voucher for ${source.join(' ')}`)
  return known
}

/** Spendable vouchers first, and among those the earliest to expire first. */
export function listVouchersOfMember(sql: Sql, userId: string, market: Market) {
  return rowsOf<StoredVoucher>(sql, ofMember, [userId, market])
}

/** Expired vouchers have nothing left; returns how many expired. */
export async function expireVouchers(sql: Sql, at: Date): Promise<number> {
  return (await rowsOf(sql, expire, [at])).length
}

export async function findVoucherBySource(sql: Sql, kind: VoucherSource, subject: string) {
  return (await rowsOf<StoredVoucher>(sql, bySource, [kind, subject]))[0]
}

/** Locks its row. */
export async function lockVoucher(tx: Sql, id: string) {
  return (await rowsOf<StoredVoucher>(tx, lock, [id]))[0]
}

/** The voucher of a source unless it is open; locks its row. */
export async function lockUnsettledVoucher(tx: Sql, kind: VoucherSource, subject: string) {
  return (await rowsOf<UnsettledVoucher>(tx, lockUnsettled, [kind, subject]))[0]
}

export function settleVoucher(
  tx: Sql,
  { id, status, byMinor, owedMinor, actor, reason, at }: Settled,
) {
  return rowsOf(tx, settle, [id, status, byMinor, actor, reason, at, owedMinor])
}

export function listVouchersByHash(sql: Sql, hashes: readonly string[]) {
  return rowsOf<StoredVoucher>(sql, byHashes, [hashes])
}
