import type { Market } from '#domain/market/market.ts'
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
  /** Where it is about an order. */
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

/** What a change leaves behind in the same transaction: its history, messages to be sent, tasks for staff. */
export function makeTraceStore() {
  return {
    history: (tx: Sql, row: HistoryRow, at: Date) =>
      rowsOf(tx, history, [row.orderId, row.subject, row.from, row.to, row.actor, row.reason, at]),

    message: (tx: Sql, topic: string, payload: Readonly<Record<string, unknown>>, at: Date) =>
      rowsOf(tx, message, [topic, JSON.stringify(payload), at]),

    /** One of a kind about one thing, however often it is found. */
    task: (tx: Sql, row: Task, at: Date) => rowsOf(tx, task, valuesOf(row, at)),

    /** Of something that happened anew: it is to be done again. */
    taskAgain: (tx: Sql, row: Task, at: Date) => rowsOf(tx, taskAgain, valuesOf(row, at)),

    /** What changed of a task since. */
    taskFacts: (
      tx: Sql,
      kind: string,
      subjectId: string,
      facts: Readonly<Record<string, unknown>>,
    ) => rowsOf(tx, taskFacts, [kind, subjectId, JSON.stringify(facts)]),

    /** What a person was asked to do about one thing is done, or needs no doing. */
    tasksDone: (tx: Sql, kinds: readonly string[], subjectId: string, at: Date) =>
      rowsOf(tx, tasksDone, [kinds, subjectId, at]),
  }
}

export type AuditLog = ReturnType<typeof makeTraceStore>
