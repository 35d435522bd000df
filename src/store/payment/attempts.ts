import type { Currency } from '#domain/money/money.ts'
import type { AttemptState } from '#domain/order/attempt-state.ts'
import type { OnDeliveryState } from '#domain/order/on-delivery-state.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Terms as they are stored: without the personal data, which is encrypted separately. */
export type StoredTerms = Omit<ChosenTerms, 'person'>

/** A payment attempt at a provider; attempts on delivery have none and are not read here. */
export type StoredAttempt = {
  readonly id: string
  readonly orderId: string
  readonly method: PaymentMethodId
  readonly provider: ProviderId
  readonly state: AttemptState
  readonly amountMinor: number
  readonly currency: Currency
  readonly providerRef: string | null
  readonly redirectUrl: string | null
  /** By a wallet in the payment step: it has no page of its own. */
  readonly byWallet: boolean
  readonly terms: StoredTerms | null
  readonly personSealed: string | null
  readonly startingUntil: Date | null
  readonly startedAt: Date | null
  readonly nextPollAt: Date | null
  readonly polls: number
  readonly reviewReason: string | null
}

export type NewAttempt = Pick<
  StoredAttempt,
  'id' | 'orderId' | 'method' | 'provider' | 'amountMinor' | 'currency' | 'terms' | 'personSealed'
> & { readonly createdAt: Date; readonly byWallet?: boolean }

/** The changes to an attempt; an absent key leaves its value unchanged. */
export type AttemptChanges = {
  readonly state?: AttemptState | OnDeliveryState
  readonly providerRef?: string
  readonly captureRef?: string
  readonly redirectUrl?: string | null
  readonly byWallet?: boolean
  readonly personSealed?: null
  readonly startingUntil?: Date | null
  readonly startedAt?: Date | null
  readonly nextPollAt?: Date | null
  readonly polls?: number
  readonly lastError?: string | null
  readonly reviewReason?: string | null
}

const columns: Record<keyof AttemptChanges, string> = {
  state: 'state',
  providerRef: 'provider_ref',
  captureRef: 'capture_ref',
  redirectUrl: 'redirect_url',
  byWallet: 'by_wallet',
  personSealed: 'person_sealed',
  startingUntil: 'starting_until',
  startedAt: 'started_at',
  nextPollAt: 'next_poll_at',
  polls: 'polls',
  lastError: 'last_error',
  reviewReason: 'review_reason',
}

const attempt = `
  select id, order_id as "orderId", method, provider, state, amount_minor::float8 as "amountMinor", currency,
    provider_ref as "providerRef", redirect_url as "redirectUrl", coalesce(by_wallet, false) as "byWallet", terms, person_sealed as "personSealed",
    starting_until as "startingUntil", started_at as "startedAt", next_poll_at as "nextPollAt", polls,
    review_reason as "reviewReason"
  from payment`

const ofOrder: Statement = {
  name: 'attempts-of-order',
  text: `${attempt} where order_id = $1::uuid and provider is not null order by created_at, id`,
}

const byId: Statement = {
  name: 'attempt-by-id',
  text: `${attempt} where id = ${idIn('$1')} and provider is not null`,
}

const byRef: Statement = {
  name: 'attempt-by-ref',
  text: `${attempt} where provider = $1 and provider_ref = $2 order by created_at desc limit 1`,
}

const byCaptureRef: Statement = {
  name: 'attempt-by-capture-ref',
  text: `${attempt} where provider = $1 and capture_ref = $2 order by created_at desc limit 1`,
}

const byOrderNumber: Statement = {
  name: 'attempt-by-order-number',
  text: `${attempt} where provider = $1 and order_id = (select id from orders where number = $2)
    order by created_at desc limit 1`,
}

const insert: Statement = {
  name: 'attempt-insert',
  text: `insert into payment (id, order_id, method, state, amount_minor, currency, created_at, provider, terms, person_sealed, by_wallet,
      polls)
    values ($1, $2, $3, 'created', $4, $5, $6, $7, $8, $9, $10, 0)`,
}

const insertDue: Statement = {
  name: 'payment-insert-due',
  text: `insert into payment (id, order_id, method, state, amount_minor, currency, created_at, polls)
    values ($1, $2, $3, 'due', $4, $5, $6, 0)`,
}

/** Leased to one process: if it dies while polling, the lease expires. */
const claimDue: Statement = {
  name: 'attempts-claim-due',
  text: `update payment set next_poll_at = $1::timestamptz + interval '30 seconds'
    where id in (
      select id from payment where next_poll_at <= $1 order by next_poll_at limit $2 for update skip locked
    ) returning id`,
}

const postpone: Statement = {
  name: 'attempt-postpone',
  text: `update payment set next_poll_at = $2, polls = polls + 1, last_error = $3
    where id = $1::uuid and next_poll_at is not null and state <> 'captured'`,
}

const putOff: Statement = {
  name: 'attempt-put-off',
  text: `update payment set next_poll_at = $2, polls = polls + 1, last_error = $3
    where id = $1::uuid and next_poll_at is not null`,
}

const askNoMore: Statement = {
  name: 'attempt-ask-no-more',
  text: "update payment set next_poll_at = null where id = $1::uuid and state <> 'captured'",
}

const capturedAt: Statement = {
  name: 'attempt-captured-at',
  text: `select at from order_history
    where order_id = $1::uuid and subject = 'payment' and to_state = 'captured' order by at limit 1`,
}

export function insertAttempt(tx: Sql, row: NewAttempt) {
  return rowsOf(tx, insert, [
    row.id,
    row.orderId,
    row.method,
    row.amountMinor,
    row.currency,
    row.createdAt,
    row.provider,
    row.terms === null ? null : JSON.stringify(row.terms),
    row.personSealed,
    row.byWallet ?? false,
  ])
}

export type DuePayment = Pick<
  NewAttempt,
  'id' | 'orderId' | 'method' | 'amountMinor' | 'currency' | 'createdAt'
>

/** What is collected on delivery. */
export function insertDuePayment(tx: Sql, row: DuePayment) {
  return rowsOf(tx, insertDue, [
    row.id,
    row.orderId,
    row.method,
    row.amountMinor,
    row.currency,
    row.createdAt,
  ])
}

/** Polls again at that time, unless the attempt has ended in the meantime: a captured one has its own schedule. */
export function postponeUncapturedPoll(sql: Sql, id: string, until: Date, error: string | null) {
  return rowsOf(sql, postpone, [id, until, error])
}

/** Postpones the next poll in any state, as long as the attempt is still polled. */
export function postponePoll(sql: Sql, id: string, until: Date, error: string) {
  return rowsOf(sql, putOff, [id, until, error])
}

/** Stops polling, unless the attempt was captured in the meantime. */
export function stopStatusPolls(sql: Sql, id: string) {
  return rowsOf(sql, askNoMore, [id])
}

/** When the order was first paid. */
export async function findCapturedAt(sql: Sql, orderId: string): Promise<Date | undefined> {
  return (await rowsOf<{ at: Date }>(sql, capturedAt, [orderId]))[0]?.at
}

export async function claimAttemptsToPoll(
  sql: Sql,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, claimDue, [at, limit])).map(({ id }) => id)
}

export function listAttemptsOfOrder(sql: Sql, orderId: string) {
  return rowsOf<StoredAttempt>(sql, ofOrder, [orderId])
}

export async function findAttempt(sql: Sql, id: string) {
  return (await rowsOf<StoredAttempt>(sql, byId, [id]))[0]
}

export async function findAttemptByRef(sql: Sql, provider: ProviderId, ref: string) {
  return (await rowsOf<StoredAttempt>(sql, byRef, [provider, ref]))[0]
}

export async function findAttemptByCaptureRef(sql: Sql, provider: ProviderId, ref: string) {
  return (await rowsOf<StoredAttempt>(sql, byCaptureRef, [provider, ref]))[0]
}

/** The newest attempt for an order at this provider. */
export async function findAttemptByOrderNumber(sql: Sql, provider: ProviderId, number: string) {
  return (await rowsOf<StoredAttempt>(sql, byOrderNumber, [provider, number]))[0]
}

export async function updateAttempt(tx: Sql, id: string, changes: AttemptChanges): Promise<void> {
  const names = (Object.keys(changes) as (keyof AttemptChanges)[]).toSorted()
  if (names.length === 0) return
  const set = names.map((name, index) => `${columns[name]} = $${index + 2}`).join(', ')
  const text = `update payment set ${set} where id = $1::uuid`
  await rowsOf(tx, { name: `attempt-change-${names.join('-')}`, text }, [
    id,
    ...names.map(name => changes[name]),
  ])
}
