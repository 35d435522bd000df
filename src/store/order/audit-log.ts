import type { Market } from '#domain/market/market.ts'
import type { OutboxTopic } from '../outbox-topic.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type HistoryRow = {
  readonly orderId: string
  readonly subject: 'order' | 'payment' | 'shipment' | 'refund' | 'reversal'
  readonly from: string | null
  readonly to: string
  readonly actor: string
  readonly reason: string
}

export type Task = {
  readonly market: Market
  readonly kind: string
  readonly subjectId: string
  /** Set if the task is about an order. */
  readonly orderId?: string
  readonly facts: Readonly<Record<string, unknown>>
}

const history: Statement = {
  name: 'trace-history',
  text: `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
}

const message: Statement = {
  name: 'trace-message',
  text: `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    values (gen_random_uuid(), $1, $2, $3, $3, 0)`,
}

const task: Statement = {
  name: 'trace-task',
  text: `insert into staff_task (id, market, kind, subject_id, order_id, facts, created_at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6) on conflict (kind, subject_id) do nothing`,
}

const taskAgain: Statement = {
  name: 'trace-task-again',
  text: task.text.replace('do nothing', 'do update set facts = excluded.facts, done_at = null'),
}

const taskFacts: Statement = {
  name: 'trace-task-facts',
  text: 'update staff_task set facts = facts || $3::jsonb where kind = $1 and subject_id = $2::uuid',
}

const tasksDone: Statement = {
  name: 'trace-tasks-done',
  text: `update staff_task set done_at = $3
    where kind = any($1::text[]) and subject_id = $2::uuid and done_at is null`,
}

function valuesOf({ market, kind, subjectId, orderId, facts }: Task, at: Date) {
  return [market, kind, subjectId, orderId ?? null, JSON.stringify(facts), at]
}

export function insertHistory(tx: Sql, row: HistoryRow, at: Date) {
  return rowsOf(tx, history, [
    row.orderId,
    row.subject,
    row.from,
    row.to,
    row.actor,
    row.reason,
    at,
  ])
}

export function insertMessage(
  tx: Sql,
  topic: OutboxTopic,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
) {
  return rowsOf(tx, message, [topic, JSON.stringify(payload), at])
}

/** One task per kind and subject, however often the cause is found. */
export function insertTask(tx: Sql, row: Task, at: Date) {
  return rowsOf(tx, task, valuesOf(row, at))
}

/** Opens a task again because its cause happened again. */
export function insertTaskAgain(tx: Sql, row: Task, at: Date) {
  return rowsOf(tx, taskAgain, valuesOf(row, at))
}

/** Updates the facts of a task. */
export function updateTaskFacts(
  tx: Sql,
  kind: string,
  subjectId: string,
  facts: Readonly<Record<string, unknown>>,
) {
  return rowsOf(tx, taskFacts, [kind, subjectId, JSON.stringify(facts)])
}

/** Closes the tasks of one subject: they are done, or no longer needed. */
export function closeTasks(tx: Sql, kinds: readonly string[], subjectId: string, at: Date) {
  return rowsOf(tx, tasksDone, [kinds, subjectId, at])
}
