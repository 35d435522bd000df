import { isUuid } from '#domain/is-uuid.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { marketsWith, may } from '#domain/staff/grant.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { permissionForTask } from '#domain/staff/task-area.ts'
import {
  closeOneTask,
  countOpenTasks,
  type FailingJobRow,
  findOpenTask,
  type LateThing,
  listFailing,
  listLate,
  listStaffTasks,
  makeDue,
  type OpenTasks,
  type StaffTask,
} from '#store/staff/tasks.ts'
import type { Context } from '../context.ts'
import { areasOf } from './task-areas.ts'
import { type Page, pageOf, rowsPerPage } from './view-work.ts'

type Grants = Staff['grants']

export type TasksView = Page<StaffTask> & {
  readonly kinds: readonly OpenTasks[]
  readonly late: readonly LateThing[]
  /** Background work that fails, for who may have it tried again. */
  readonly failing: readonly FailingJobRow[]
}

/** What the shop asks staff to do, and what takes longer than it should. */
export async function viewTasks(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { grants }: Pick<Staff, 'grants'>,
  { kind, after }: { readonly kind: string | undefined; readonly after: string | undefined },
): Promise<TasksView> {
  const areas = areasOf(grants)
  const [rows, kinds, late, failing] = await Promise.all([
    listStaffTasks(sql, {
      areas,
      kind,
      after: after !== undefined && isUuid(after) ? after : undefined,
      limit: rowsPerPage + 1,
    }),
    countOpenTasks(sql, areas),
    listLate(
      sql,
      {
        orders: marketsWith(grants, 'orders.read'),
        tradeIns: marketsWith(grants, 'trade-ins.read'),
        returns: marketsWith(grants, 'returns.read'),
      },
      clock(),
    ),
    marketsWith(grants, 'jobs.retry').length > 0 ? listFailing(sql) : [],
  ])
  return { ...pageOf(rows, ({ id }) => id), kinds, late, failing }
}

/** The market of an open task that a staff member sees. */
export async function findTaskOf({ sql }: Pick<Context, 'sql'>, grants: Grants, id: string) {
  const task = isUuid(id) ? await findOpenTask(sql, id) : undefined
  return task && may(grants, permissionForTask(task.kind), task.market) ? task : undefined
}

/** A task that has no other way to end: a person did what it asks for. */
export async function closeTask(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  id: string,
): Promise<Result<void, { readonly kind: 'move-not-allowed' }>> {
  return (await closeOneTask(sql, id, clock()))
    ? ok(undefined)
    : refuse({ kind: 'move-not-allowed' })
}

/** Tries again at once what a job could not do; returns how many items that are. */
export async function retryJob(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  job: string,
): Promise<Result<number, { readonly kind: 'nothing-failed' }>> {
  const items = await makeDue(sql, job, clock())
  return items > 0 ? ok(items) : refuse({ kind: 'nothing-failed' })
}
