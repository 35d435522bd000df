import type { Currency } from '#domain/money/money.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { RefundWay, ReturnReason } from '#domain/return/return-view.ts'
import { isRested } from '../failing-items.ts'
import type { SealedAccount } from '../payment/refunds.ts'
import type { Step } from '../shipment/shipments.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewReturn = {
  readonly id: string
  readonly orderId: string
  readonly number: string
  readonly count: number
  readonly requestKey: string
  readonly requestHash: string
  readonly requestedAt: Date
  readonly sendBy: string
  readonly words: string | undefined
  readonly refundWay: RefundWay
  readonly account: SealedAccount | undefined
  readonly currency: Currency
  readonly chargesMinor: number
  readonly lines: readonly {
    readonly position: number
    readonly backMinor: number
    readonly reason: ReturnReason | undefined
    readonly words: string | undefined
  }[]
}

export type JudgedLine = {
  readonly position: number
  readonly keptMinor: number
  readonly found: string | undefined
  readonly unitTo: 'grading' | 'quarantined'
}

/** Writes it as `requested` and holds its lines. */
export async function insertReturn(tx: Sql, row: NewReturn): Promise<void> {
  const { id, orderId, number, count, requestKey, requestHash, requestedAt, sendBy } = row
  const own = [id, orderId, number, count, requestKey, requestHash, requestedAt, sendBy]
  const { words: text, refundWay, account, currency, chargesMinor } = row
  const money = [refundWay, account?.iban ?? null, account?.holder ?? null, currency]
  await rowsOf(tx, write, [...own, text ?? null, ...money, chargesMinor])
  await rowsOf(tx, writeLines, [id, orderId, JSON.stringify(row.lines)])
}

/** `false` if the return is in another state by now. */
export async function insertReturnStep(
  tx: Sql,
  id: string,
  step: Step<ReturnState>,
): Promise<boolean> {
  const { from, to, actor, reason, at } = step
  return (await rowsOf(tx, stepTo, [id, from, to, actor, reason, at])).length > 0
}

/** Another return may now contain its lines. */
export function releaseReturnUnits(tx: Sql, id: string) {
  return rowsOf(tx, release, [id])
}

/** `false` if another return holds one of the lines by now; then none is held. */
export async function holdReturnUnitsAgain(tx: Sql, id: string): Promise<boolean> {
  return (await rowsOf(tx, holdAgain, [id])).length > 0
}

export function updateJudgedLines(tx: Sql, id: string, lines: readonly JudgedLine[]) {
  return rowsOf(tx, judge, [id, JSON.stringify(lines)])
}

/** The lines are no longer sold: their devices can be sold again. */
export function dropReturnLines(tx: Sql, id: string) {
  return rowsOf(tx, dropLines, [id])
}

export function updateReturnAccount(tx: Sql, id: string, { iban, holder }: SealedAccount) {
  return rowsOf(tx, writeAccount, [id, iban, holder])
}

export function insertReturnRefund(tx: Sql, id: string, refundId: string) {
  return rowsOf(tx, linkRefund, [id, refundId])
}

/** Approved returns that should have been sent before that day. */
export async function listReturnsToExpire(
  sql: Sql,
  before: string,
  limit: number,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, toExpire, [before, limit])).map(({ id }) => id)
}

/** Marks and returns the approved returns that must be sent by that day, each once. */
export async function claimReturnsToRemind(
  tx: Sql,
  sendBy: string,
  at: Date,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(tx, takeToRemind, [sendBy, at])).map(({ id }) => id)
}

const write: Statement = {
  name: 'return-write',
  text: `with written as (
      insert into order_return (id, order_id, number, count, state, request_key, request_hash, requested_at,
        send_by, words, refund_way, iban_sealed, holder_sealed, currency, charges_minor)
      values ($1::uuid, $2::uuid, $3, $4, 'requested', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      returning id, requested_at
    )
    insert into return_history (return_id, step, from_state, to_state, actor, reason, at)
    select id, 1, null, 'requested', 'buyer', 'withdrawn from the contract', requested_at from written`,
}

const writeLines: Statement = {
  name: 'return-write-lines',
  text: `insert into return_line (return_id, order_id, position, back_minor, reason, words, is_held)
    select $1::uuid, $2::uuid, position, "backMinor", reason, words, true
    from jsonb_to_recordset($3::jsonb) as l (position int, "backMinor" bigint, reason text, words text)`,
}

const stepTo: Statement = {
  name: 'return-step',
  text: `with stepped as (
      update order_return set state = $3 where id = $1::uuid and state = $2 returning id
    )
    insert into return_history (return_id, step, from_state, to_state, actor, reason, at)
    select id, (select max(step) + 1 from return_history where return_id = $1::uuid), $2, $3, $4, $5, $6
    from stepped returning step`,
}

const release: Statement = {
  name: 'return-release',
  text: 'update return_line set is_held = false where return_id = $1::uuid',
}

const holdAgain: Statement = {
  name: 'return-hold-again',
  text: `update return_line b set is_held = true
    where b.return_id = $1::uuid and not exists (
      select from return_line own join return_line other
        on other.order_id = own.order_id and other.position = own.position
      where own.return_id = $1::uuid and other.return_id <> own.return_id and other.is_held)
    returning position`,
}

const judge: Statement = {
  name: 'return-judge',
  text: `update return_line b set kept_minor = l."keptMinor", found = l.found, unit_to = l."unitTo"
    from jsonb_to_recordset($2::jsonb)
      as l (position int, "keptMinor" bigint, found text, "unitTo" text)
    where b.return_id = $1::uuid and b.position = l.position`,
}

const dropLines: Statement = {
  name: 'return-drop-lines',
  text: `update order_line l set is_live = false from return_line b
    where b.return_id = $1::uuid and l.order_id = b.order_id and l.position = b.position`,
}

const writeAccount: Statement = {
  name: 'return-write-account',
  text: 'update order_return set iban_sealed = $2, holder_sealed = $3 where id = $1::uuid',
}

const linkRefund: Statement = {
  name: 'return-link-refund',
  text: 'insert into return_refund (return_id, refund_id) values ($1::uuid, $2::uuid)',
}

const toExpire: Statement = {
  name: 'returns-to-expire',
  text: `select id from order_return where state = 'approved' and send_by < $1::date
      and ${isRested('expire-return', 'order_return.id', 'now()')}
    order by send_by, id limit $2`,
}

const takeToRemind: Statement = {
  name: 'returns-to-remind',
  text: `update order_return set reminded_at = $2
    where state = 'approved' and send_by <= $1::date and reminded_at is null returning id`,
}
