import type { NoteSubject } from '#domain/staff/note.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StaffNote = { readonly at: Date; readonly actor: string; readonly text: string }

const list: Statement = {
  name: 'staff-notes',
  text: 'select at, actor, text from staff_note where subject_id = $1::uuid order by at, id',
}

const add: Statement = {
  name: 'staff-note-add',
  text: `insert into staff_note (id, subject_kind, subject_id, at, actor, text)
    values (gen_random_uuid(), $1, $2::uuid, $3, $4, $5)`,
}

/** Oldest first. */
export function listNotes(
  sql: Sql,
  { id }: Pick<NoteSubject, 'id'>,
): Promise<readonly StaffNote[]> {
  return rowsOf<StaffNote>(sql, list, [id])
}

export function insertNote(sql: Sql, { kind, id }: NoteSubject, { at, actor, text }: StaffNote) {
  return rowsOf(sql, add, [kind, id, at, actor, text])
}
