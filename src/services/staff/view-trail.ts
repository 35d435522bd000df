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
