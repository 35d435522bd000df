import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type Reversal = {
  readonly orderId: string
  readonly paymentId: string
  readonly cause: string
  readonly reason: string
}

/** SQL: whether the order with that alias must not be shipped because its payment was reversed. */
export function isHeld(order: string): string {
  return `exists (select from payment_reversal v where v.order_id = ${order}.id and v.ended_at is null)`
}

const open: Statement = {
  name: 'reversal-open',
  text: `insert into payment_reversal (payment_id, cause, order_id, reason, opened_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning payment_id`,
}

const end: Statement = {
  name: 'reversal-end',
  text: `update payment_reversal set ended_at = $3, ended_by = $4
    where payment_id = $1 and cause = $2 and ended_at is null returning payment_id`,
}

const endUnreported: Statement = {
  name: 'reversal-end-unreported',
  text: `insert into payment_reversal (payment_id, cause, order_id, reason, opened_at, ended_at, ended_by)
    values ($1, $2, $3, $4, $5, $5, $6) on conflict do nothing returning payment_id`,
}

const endAll: Statement = {
  name: 'reversal-end-all',
  text: `update payment_reversal set ended_at = $2, ended_by = $3
    where order_id = $1::uuid and ended_at is null returning payment_id as "paymentId"`,
}

const openOf: Statement = {
  name: 'reversal-open-of-order',
  text: `select distinct payment_id as "paymentId" from payment_reversal
    where order_id = $1::uuid and ended_at is null`,
}

async function paymentsOf(
  tx: Sql,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly string[]> {
  return (await rowsOf<{ paymentId: string }>(tx, statement, values)).map(row => row.paymentId)
}

/** `false` if the reversal, or its end, was reported before. */
export async function openReversal(tx: Sql, row: Reversal, at: Date): Promise<boolean> {
  return (
    (await rowsOf(tx, open, [row.paymentId, row.cause, row.orderId, row.reason, at])).length > 0
  )
}

/** The state it left: `null` if its end was reported first, so that it never opens; `undefined` if it had already ended. */
export async function endReversal(
  tx: Sql,
  row: Reversal,
  by: string,
  at: Date,
): Promise<'open' | null | undefined> {
  const { paymentId, cause, orderId, reason } = row
  if ((await rowsOf(tx, end, [paymentId, cause, at, by])).length > 0) return 'open'
  const values = [paymentId, cause, orderId, reason, at, by]
  return (await rowsOf(tx, endUnreported, values)).length > 0 ? null : undefined
}

/** Ends the open reversals and returns their payments. */
export function endReversals(tx: Sql, orderId: string, by: string, at: Date) {
  return paymentsOf(tx, endAll, [orderId, at, by])
}

/** The payments that are currently reversed. */
export function listOpenReversals(tx: Sql, orderId: string) {
  return paymentsOf(tx, openOf, [orderId])
}
