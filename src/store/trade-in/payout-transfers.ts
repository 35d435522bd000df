import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { PayoutState, TransferState } from '#domain/trade-in/payout-state.ts'
import { isRested } from '../failing-items.ts'
import type { SealedAccount } from '../payment/refunds.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** One attempt to pay a payout. Minor units; `saleId` is the trade-in it is paid for. */
export type StoredTransfer = {
  readonly id: string
  readonly payoutId: string
  readonly saleId: string
  readonly number: string
  readonly market: Market
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: TransferState
  readonly payoutState: PayoutState
  /** `null` if its seller was erased. */
  readonly ibanSealed: string | null
  readonly holderSealed: string | null
  readonly batchId: string | null
  readonly providerRef: string | null
  readonly reason: string | null
  readonly tries: number
}

export type DuePayout = { readonly payoutId: string; readonly saleId: string }

/**
 * By currency: what is paid by file is not sent through the API. `slowBy` is the last due day of the slow payouts that
 * are made today.
 */
type DueBy = {
  readonly market: Market
  readonly currency: Currency
  readonly slowBy: Day
  /** Minor units: above it a second person has to agree first. */
  readonly approvedAbove: number
  readonly limit: number
}

export type PayoutStep = {
  readonly from: PayoutState
  readonly to: PayoutState
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

export type TransferChange = {
  readonly state?: TransferState
  readonly providerRef?: string
  readonly reason?: string
  readonly nextTryAt?: Date
  readonly lastError?: string
  readonly endedAt?: Date
}

/** Payouts that are due now and not on their way. */
export function listDueTransfers(
  sql: Sql,
  { market, currency, slowBy, approvedAbove, limit }: DueBy,
) {
  return rowsOf<DuePayout>(sql, due, [market, currency, slowBy, limit, approvedAbove])
}

/** `false` if one is on its way, or was paid. */
export async function insertTransfer(tx: Sql, row: NewTransfer): Promise<boolean> {
  return (
    (
      await rowsOf(tx, open, [
        row.id,
        row.payoutId,
        row.account.iban,
        row.account.holder,
        row.batchId ?? null,
        row.at,
        row.batchId === undefined ? 'open' : 'sent',
      ])
    ).length > 0
  )
}

export async function findTransfer(sql: Sql, id: string) {
  return (await rowsOf<StoredTransfer>(sql, byId, [id]))[0]
}

/** The transfer that was not refused. */
export async function findLiveTransfer(sql: Sql, tradeInId: string) {
  return (await rowsOf<StoredTransfer>(sql, live, [tradeInId]))[0]
}

export async function findLastRefusedTransfer(
  sql: Sql,
  payoutId: string,
): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, lastRefused, [payoutId]))[0]?.id
}

export function listTransfersOfBatch(sql: Sql, batchId: string) {
  return rowsOf<StoredTransfer>(sql, ofBatch, [batchId])
}

/** Transfers that are due to be polled at the bank; a claim is a lease. */
export function claimTransfers(sql: Sql, at: Date, limit: number) {
  return rowsOf<StoredTransfer>(sql, claim, [at, limit])
}

export function updateTransfer(tx: Sql, id: string, change: TransferChange) {
  const { state, providerRef, reason, nextTryAt, lastError, endedAt } = change
  return rowsOf(tx, changed, [
    id,
    state ?? null,
    providerRef ?? null,
    reason ?? null,
    nextTryAt ?? null,
    lastError?.slice(0, 500) ?? null,
    endedAt ?? null,
  ])
}

/** Throws if the payout is in another state: the caller has locked its trade-in. */
export async function insertTransferStep(
  tx: Sql,
  payoutId: string,
  { from, to, actor, reason, at }: PayoutStep,
) {
  const stepped = await rowsOf(tx, step, [payoutId, from, to, actor, reason, at])
  if (stepped.length === 0) throw new Error(`payout ${payoutId} moved while it was locked`)
}

/** `false` if the webhook arrived before. */
export async function insertTransferWebhook(sql: Sql, webhook: NewWebhook): Promise<boolean> {
  const { eventKey, transferId, raw, at } = webhook
  return (await rowsOf(sql, saveWebhook, [eventKey, transferId, raw, at])).length > 0
}

export function scheduleTransferStatus(sql: Sql, id: string, at: Date) {
  return rowsOf(sql, askSoon, [id, at])
}

/** `batchId` is set if it is paid by file; it counts as sent then. */
type NewTransfer = {
  readonly id: string
  readonly payoutId: string
  readonly account: SealedAccount
  readonly batchId?: string
  readonly at: Date
}

type NewWebhook = {
  readonly eventKey: string
  readonly transferId: string
  readonly raw: string
  readonly at: Date
}

const due: Statement = {
  name: 'payouts-due',
  text: `select p.id as "payoutId", s.id as "saleId" from payout p join sale s on s.id = p.sale_id
    where p.state = 'due' and p.method = 'bank' and p.amount_minor > 0 and s.market = $1
      and p.currency = $2 and s.iban_sealed is not null
      and (p.amount_minor <= $5::bigint or p.approved_at is not null)
      and (s.payout is distinct from 'bank-slow' or p.due_on <= $3::date)
      and not exists (select from payout_transfer t where t.payout_id = p.id and t.state <> 'refused')
      and ${isRested('open-payout', 's.id', 'now()')}
    order by p.due_on, s.number limit $4`,
}

const open: Statement = {
  name: 'transfer-open',
  text: `insert into payout_transfer (id, payout_id, state, iban_sealed, holder_sealed, batch_id,
      created_at, next_try_at)
    values ($1, $2, $7, $3, $4, $5, $6, case when $5::uuid is null then $6::timestamptz end)
    on conflict (payout_id) where state <> 'refused' do nothing returning id`,
}

const columns = `t.id, t.payout_id as "payoutId", p.sale_id as "saleId", s.number, s.market,
  p.amount_minor::float8 as "amountMinor", p.currency, t.state, p.state as "payoutState",
  t.iban_sealed as "ibanSealed", t.holder_sealed as "holderSealed", t.batch_id as "batchId",
  t.provider_ref as "providerRef", t.reason, t.tries`

const from = `from payout_transfer t join payout p on p.id = t.payout_id join sale s on s.id = p.sale_id`

const byId: Statement = {
  name: 'transfer-by-id',
  text: `select ${columns} ${from} where t.id = $1::uuid`,
}

const live: Statement = {
  name: 'transfer-live',
  text: `select ${columns} ${from} where p.sale_id = $1::uuid and t.state <> 'refused'`,
}

const lastRefused: Statement = {
  name: 'transfer-last-refused',
  text: `select id from payout_transfer where payout_id = $1::uuid and state = 'refused'
    order by ended_at desc limit 1`,
}

const ofBatch: Statement = {
  name: 'transfers-of-batch',
  text: `select ${columns} ${from} where t.batch_id = $1::uuid order by s.number, t.id`,
}

const claim: Statement = {
  name: 'transfers-claim',
  text: `with claimed as (
      update payout_transfer set tries = tries + 1,
        next_try_at = $1::timestamptz + interval '60 seconds'
      where id in (
        select id from payout_transfer where state in ('open', 'sent') and next_try_at <= $1
          and ${isRested('send-payout', 'payout_transfer.id', '$1')}
        order by next_try_at limit $2 for update skip locked
      ) returning *
    )
    select ${columns} from claimed t join payout p on p.id = t.payout_id join sale s on s.id = p.sale_id`,
}

const changed: Statement = {
  name: 'transfer-change',
  text: `update payout_transfer set state = coalesce($2, state),
      provider_ref = coalesce(provider_ref, $3), reason = coalesce($4, reason),
      next_try_at = case when $7::timestamptz is null then coalesce($5, next_try_at) end,
      last_error = $6, ended_at = coalesce(ended_at, $7)
    where id = $1::uuid`,
}

const step: Statement = {
  name: 'payout-step',
  text: `with moved as (
      update payout set state = $3, sent_at = case when $3 = 'sent' then $6 else sent_at end,
        settled_at = case when $3 = 'failed' then $6 else settled_at end
      where id = $1::uuid and state = $2 returning id
    )
    insert into payout_history (id, payout_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, $4, $5, $6 from moved returning id`,
}

const saveWebhook: Statement = {
  name: 'payout-notice-keep',
  text: `insert into payout_notice (id, event_key, transfer_id, raw, received_at)
    values (gen_random_uuid(), $1, $2::uuid, $3, $4) on conflict (event_key) do nothing returning id`,
}

const askSoon: Statement = {
  name: 'transfer-ask-soon',
  text: `update payout_transfer set next_try_at = $2
    where id = $1::uuid and state in ('open', 'sent') and batch_id is null`,
}
