import type { OfficeLanguage } from '#domain/staff/staff.ts'
import * as stored from '#store/staff/staff.ts'
import type { Context } from '../context.ts'

/** The language in which a staff member reads the office. */
export async function updateStaffLanguage(
  { sql }: Pick<Context, 'sql'>,
  staffId: string,
  language: OfficeLanguage,
): Promise<void> {
  await stored.updateStaffLanguage(sql, staffId, language)
}

/** English for somebody who is not there. */
export async function readStaffLanguage(
  { sql }: Pick<Context, 'sql'>,
  staffId: string,
): Promise<OfficeLanguage> {
  return (await stored.findStaff(sql, staffId))?.language ?? 'en'
}
