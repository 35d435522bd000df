import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from './transaction.ts'

export type Task = {
  readonly market: Market
  readonly kind: string
  readonly subjectId: string
  /** Set if the task is about an order. */
  readonly orderId?: string
  readonly facts: Readonly<Record<string, unknown>>
}

const task: Statement = {
  name: 'staff-task-insert',
  text: `insert into staff_task (id, market, kind, subject_id, order_id, facts, created_at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6) on conflict (kind, subject_id) do nothing`,
}

const taskAgain: Statement = {
  name: 'staff-task-reopen',
  text: task.text.replace('do nothing', 'do update set facts = excluded.facts, done_at = null'),
}

const taskFacts: Statement = {
  name: 'staff-task-facts',
  text: 'update staff_task set facts = facts || $3::jsonb where kind = $1 and subject_id = $2::uuid',
}

const tasksDone: Statement = {
  name: 'staff-tasks-done',
  text: `update staff_task set done_at = $3
    where kind = any($1::text[]) and subject_id = $2::uuid and done_at is null`,
}

const taskSubject: Statement = {
  name: 'staff-task-subject',
  text: `update staff_task set subject_id = $3::uuid, facts = facts || $4::jsonb
    where kind = $1 and subject_id = $2::uuid and done_at is null`,
}

function valuesOf({ market, kind, subjectId, orderId, facts }: Task, at: Date) {
  return [market, kind, subjectId, orderId ?? null, JSON.stringify(facts), at]
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

/** Gives an open task another subject, and corrects its facts. */
export function moveTask(
  tx: Sql,
  kind: string,
  {
    from,
    to,
    facts,
  }: { readonly from: string; readonly to: string; readonly facts: Task['facts'] },
) {
  return rowsOf(tx, taskSubject, [kind, from, to, JSON.stringify(facts)])
}

/** Closes the tasks of one subject: they are done, or no longer needed. */
export function closeTasks(tx: Sql, kinds: readonly string[], subjectId: string, at: Date) {
  return rowsOf(tx, tasksDone, [kinds, subjectId, at])
}

export async function isTaskOpen(sql: Sql, kind: string, subjectId: string): Promise<boolean> {
  return (await rowsOf(sql, openTask, [kind, subjectId])).length > 0
}

const openTask: Statement = {
  name: 'staff-task-open',
  text: 'select id from staff_task where kind = $1 and subject_id = $2::uuid and done_at is null',
}
