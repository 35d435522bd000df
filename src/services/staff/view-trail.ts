import { csvOf } from '#domain/money/csv.ts'
import { type AuditEntry, type AuditFilter, listAuditEntries } from '#store/staff/audit.ts'
import type { Context } from '../context.ts'
import { type Page, pageOf, rowsPerPage } from './view-work.ts'

/** Who did what, newest first. */
export async function viewTrail(
  { sql }: Pick<Context, 'sql'>,
  filter: AuditFilter,
): Promise<Page<AuditEntry>> {
  const rows = await listAuditEntries(sql, filter, rowsPerPage + 1)
  return pageOf(rows, ({ id }) => String(id))
}

/** At most so many entries are exported at once. */
const mostExported = 20_000

/** The same as CSV. */
export async function exportTrail(
  { sql }: Pick<Context, 'sql'>,
  filter: AuditFilter,
): Promise<string> {
  const rows = await listAuditEntries(sql, filter, mostExported)
  const heads = [
    'time',
    'who',
    'action',
    'subject',
    'market',
    'reason',
    'before',
    'after',
    'outcome',
  ]
  return csvOf(
    heads,
    rows.map(each => [
      each.at.toISOString(),
      each.actor,
      each.action,
      each.subject,
      each.market,
      each.reason,
      each.before == null ? '' : JSON.stringify(each.before),
      each.after == null ? '' : JSON.stringify(each.after),
      each.outcome,
    ]),
  )
}
