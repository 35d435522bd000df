import type { NoteSubject } from '#domain/staff/note.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { insertNote } from '#store/staff/notes.ts'
import type { Context } from '../context.ts'

/** What staff tell each other; customers never see it. */
export async function addNote(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  subject: NoteSubject,
  { name }: Pick<Staff, 'name'>,
  text: string,
): Promise<void> {
  await insertNote(sql, subject, { at: clock(), actor: name, text })
}
