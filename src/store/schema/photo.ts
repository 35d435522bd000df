import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PhotoSubject } from '#domain/photo/photo.ts'
import { moment } from './catalogue.ts'
import { member } from './identity.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A photo that somebody uploaded, as WebP without the other contents of its file. Without a subject it is not used yet;
 * `clientHash` counts a client's uploads, only until then.
 */
export const photo = pgTable(
  'photo',
  {
    id: uuid().primaryKey(),
    picture: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedBy: uuid().references(() => member.id, { onDelete: 'cascade' }),
    clientHash: text().notNull(),
    createdAt: moment().notNull(),
    subjectKind: text().$type<PhotoSubject['kind']>(),
    subjectId: uuid(),
    position: integer(),
  },
  t => [
    index('photo_of_subject').on(t.subjectId, t.subjectKind, t.position),
    index('photo_waiting').on(t.createdAt).where(sql`subject_id is null`),
    index().on(t.uploadedBy),
    index('photo_by_client').on(t.clientHash).where(sql`subject_id is null`),
    check(
      'photo_subject_is_whole',
      sql`num_nulls(${t.subjectKind}, ${t.subjectId}, ${t.position}) in (0, 3)`,
    ),
  ],
)
