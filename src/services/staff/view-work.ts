import type { Market } from '#domain/market/market.ts'
import { marketsWith } from '#domain/staff/grant.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { countOpenTasks, type OpenTasks } from '#store/staff/tasks.ts'
import { countWaiting, type Waiting } from '#store/staff/work-lists.ts'
import type { Context } from '../context.ts'
import { areasOf } from './task-areas.ts'

export type Work = { readonly waiting: Waiting; readonly tasks: readonly OpenTasks[] }

/** What waits today, in the markets and of the kinds that the staff member may see. */
export async function viewWork(
  { sql }: Pick<Context, 'sql'>,
  { grants }: Pick<Staff, 'grants'>,
): Promise<Work> {
  const waiting = await countWaiting(sql, {
    orders: marketsWith(grants, 'orders.read'),
    tradeIns: marketsWith(grants, 'trade-ins.read'),
    returns: marketsWith(grants, 'returns.read'),
    reviews: marketsWith(grants, 'reviews.read'),
    messages: marketsWith(grants, 'messages.read'),
    refunds: marketsWith(grants, 'refunds.read'),
    claims: marketsWith(grants, 'claims.read'),
  })
  return { waiting, tasks: await countOpenTasks(sql, areasOf(grants)) }
}

/** One more than a page shows says whether there is another. */
export const rowsPerPage = 50

export type ListRequest<State> = {
  readonly markets: readonly Market[]
  readonly states: readonly State[]
  readonly after: string | undefined
}

export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | undefined }

/** Cuts a list that was asked for one row too many; `keyOf` names the row after which the next page begins. */
export function pageOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, rowsPerPage)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > rowsPerPage && last ? keyOf(last) : undefined }
}
