import type { Currency } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { isRested } from '../failing-items.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredRefund = {
  readonly id: string
  readonly orderId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: RefundState
  readonly reason: string
  readonly actor: string
  readonly attempts: number
}

export type NewRefund = Omit<StoredRefund, 'attempts'> & {
  readonly createdAt: Date
  /** `undefined` until it is approved. */
  readonly dueAt?: Date
  /** The destination of a bank transfer. */
  readonly account?: SealedAccount
}

/** Encrypted (src/store/seal.ts). */
export type SealedAccount = { readonly iban: string; readonly holder: string }

/** A payment that collected money. Minor units. */
export type PaidPayment = {
  readonly id: string
  readonly method: string
  readonly state: 'captured' | 'collected' | 'remitted'
  readonly amountMinor: number
  /** Of the voucher that paid it: the smallest order it pays, null for any. */
  readonly orderFromMinor: number | null
}

export type RefundChanges = {
  readonly state?: RefundState
  readonly providerRef?: string
  readonly nextAttemptAt?: Date | null
  readonly lastError?: string | null
}

const columns = `id, order_id as "orderId", payment_id as "paymentId", amount_minor::float8 as "amountMinor",
  currency, state, reason, actor, attempts`

const insert: Statement = {
  name: 'refund-insert',
  text: `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at, next_attempt_at, attempts,
      iban_sealed, holder_sealed)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12)`,
}

const ofOrder: Statement = {
  name: 'refunds-of-order',
  text: `select ${columns} from refund where order_id = $1::uuid order by created_at, id`,
}

const paidBy: Statement = {
  name: 'refund-paid-by',
  text: `select id, method, state, amount_minor::float8 as "amountMinor",
      (select v.order_from_minor::float8 from voucher_entry e join voucher v on v.id = e.voucher_id
        where e.payment_id = payment.id and e.kind = 'spend') as "orderFromMinor"
    from payment where order_id = $1::uuid and state in ('captured', 'collected', 'remitted')
    order by created_at, id`,
}

const accountOf: Statement = {
  name: 'refund-account',
  text: `select iban_sealed as iban, holder_sealed as holder from refund
    where id = ${idIn('$1')} and iban_sealed is not null and holder_sealed is not null`,
}

const writeAccount: Statement = {
  name: 'refund-write-account',
  text: 'update refund set iban_sealed = $2, holder_sealed = $3 where id = $1::uuid',
}

const byTransfer: Statement = {
  name: 'refund-by-transfer',
  text: `select f.id from refund f join payment y on y.id = f.payment_id
    where f.id = ${idIn('$1')} and y.state in ('collected', 'remitted')`,
}

const byId: Statement = {
  name: 'refund-by-id',
  text: `select ${columns} from refund where id = ${idIn('$1')}`,
}

const claim: Statement = {
  name: 'refunds-claim',
  text: `update refund set attempts = attempts + 1, next_attempt_at = $1::timestamptz + interval '60 seconds'
    where id in (
      select id from refund where next_attempt_at <= $1 and ${isRested('send-refund', 'refund.id', '$1')}
      order by next_attempt_at limit $2 for update skip locked
    ) returning ${columns}`,
}

const change: Statement = {
  name: 'refund-change',
  text: `update refund set state = coalesce($2, state), provider_ref = coalesce($3, provider_ref),
    next_attempt_at = $4, last_error = $5 where id = $1::uuid`,
}

const findPrevious: Statement = {
  name: 'refund-recall',
  text: 'select request_hash as "requestHash", body as answer from idempotency_key where key = $1',
}

const remember: Statement = {
  name: 'refund-remember',
  text: `insert into idempotency_key (key, request_hash, status, body, created_at) values ($1, $2, 201, $3, $4)
    on conflict (key) do nothing returning key`,
}

/** The previous response to a key; `answer` is a refund only if the request was the same. */
export type RememberedRefund = { readonly requestHash: string; readonly answer: StoredRefund }

/** The payments that collected money for an order, oldest first. */
export function listPaidPayments(sql: Sql, orderId: string) {
  return rowsOf<PaidPayment>(sql, paidBy, [orderId])
}

/** `undefined` if nobody entered one. */
export async function findRefundAccount(sql: Sql, id: string): Promise<SealedAccount | undefined> {
  return (await rowsOf<SealedAccount>(sql, accountOf, [id]))[0]
}

export function updateRefundAccount(tx: Sql, id: string, { iban, holder }: SealedAccount) {
  return rowsOf(tx, writeAccount, [id, iban, holder])
}

/** Whether the carrier collected the refunded money: no provider can send it back. */
export async function isRefundByTransfer(sql: Sql, id: string): Promise<boolean> {
  return (await rowsOf(sql, byTransfer, [id])).length > 0
}

export function insertRefund(tx: Sql, row: NewRefund) {
  return rowsOf(tx, insert, [
    row.id,
    row.orderId,
    row.paymentId,
    row.amountMinor,
    row.currency,
    row.state,
    row.reason,
    row.actor,
    row.createdAt,
    row.dueAt ?? null,
    row.account?.iban ?? null,
    row.account?.holder ?? null,
  ])
}

/** Finds the previous response to this key. */
export async function findPreviousRefund(
  tx: Sql,
  key: string,
): Promise<RememberedRefund | undefined> {
  return (await rowsOf<RememberedRefund>(tx, findPrevious, [key]))[0]
}

/** `false` if another request has the key. */
export async function insertRefundAnswer(
  tx: Sql,
  key: string,
  { requestHash, answer }: RememberedRefund,
  at: Date,
) {
  return (await rowsOf(tx, remember, [key, requestHash, JSON.stringify(answer), at])).length === 1
}

export function listRefundsOfOrder(sql: Sql, orderId: string) {
  return rowsOf<StoredRefund>(sql, ofOrder, [orderId])
}

export async function findRefund(sql: Sql, id: string) {
  return (await rowsOf<StoredRefund>(sql, byId, [id]))[0]
}

export function claimRefunds(sql: Sql, at: Date, limit: number) {
  return rowsOf<StoredRefund>(sql, claim, [at, limit])
}

export function updateRefund(
  tx: Sql,
  id: string,
  { state, providerRef, nextAttemptAt, lastError }: RefundChanges,
) {
  return rowsOf(tx, change, [
    id,
    state ?? null,
    providerRef ?? null,
    nextAttemptAt ?? null,
    lastError ?? null,
  ])
}
