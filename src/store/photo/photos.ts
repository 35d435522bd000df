import type { PhotoSubject } from '#domain/photo/photo.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewPhoto = {
  readonly id: string
  readonly picture: Buffer
  readonly width: number
  readonly height: number
  readonly uploadedBy: string | undefined
  readonly clientHash: string
  readonly at: Date
}

/** A photo as a page shows it, without its bytes. */
export type PlacedPhoto = { readonly id: string; readonly width: number; readonly height: number }

/** The photos of a member, or of an anonymous uploader, that belong to nothing yet. */
export async function countWaitingPhotos(
  sql: Sql,
  uploadedBy: string | undefined,
  clientHash: string,
): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(sql, waiting, [uploadedBy ?? null, clientHash])
  return row?.n ?? 0
}

export async function insertPhoto(sql: Sql, photo: NewPhoto): Promise<void> {
  const { id, picture, width, height, uploadedBy, clientHash, at } = photo
  await rowsOf(sql, add, [id, picture, width, height, uploadedBy ?? null, clientHash, at])
}

/**
 * Locks those of the ids that are unattached and belong to the uploader; photos uploaded while signed out belong to
 * whoever knows their ids.
 */
export async function lockWaitingPhotos(
  tx: Sql,
  ids: readonly string[],
  uploader: string | undefined,
): Promise<number> {
  return (await rowsOf(tx, lockWaiting, [ids, uploader ?? null])).length
}

/** In the given order, after the existing photos of the subject. */
export async function linkPhotos(
  tx: Sql,
  ids: readonly string[],
  { kind, id }: PhotoSubject,
  uploader: string | undefined,
): Promise<void> {
  await rowsOf(tx, attach, [ids, kind, id, uploader ?? null])
}

/** In the order of upload. */
export function listPhotosOf(
  sql: Sql,
  { kind, id }: PhotoSubject,
): Promise<readonly PlacedPhoto[]> {
  return rowsOf<PlacedPhoto>(sql, ofSubject, [id, kind])
}

export async function findPhotoPicture(
  sql: Sql,
  { kind, id }: PhotoSubject,
  photoId: string,
): Promise<Buffer | undefined> {
  return (await rowsOf<{ picture: Buffer }>(sql, picture, [id, kind, photoId]))[0]?.picture
}

export async function deleteWaitingPhotos(sql: Sql, before: Date): Promise<number> {
  return (await rowsOf(sql, forgetWaiting, [before])).length
}

const waiting: Statement = {
  name: 'photos-waiting',
  text: `select count(*)::int as n from photo where subject_id is null
    and (uploaded_by = $1::uuid or ($1::uuid is null and uploaded_by is null and client_hash = $2))`,
}

const add: Statement = {
  name: 'photo-add',
  text: `insert into photo (id, picture, width, height, uploaded_by, client_hash, created_at)
    values ($1::uuid, $2::bytea, $3, $4, $5::uuid, $6, $7)`,
}

const lockWaiting: Statement = {
  name: 'photos-lock',
  text: `select id from photo where id = any($1::uuid[]) and subject_id is null
      and (uploaded_by is null or uploaded_by = $2::uuid)
    order by id for update`,
}

/** From here on the subject identifies the owner; the hash of the uploader's client is no longer needed. */
const attach: Statement = {
  name: 'photos-attach',
  text: `update photo p set subject_kind = $2, subject_id = $3::uuid, client_hash = '',
      uploaded_by = coalesce(p.uploaded_by, $4::uuid),
      position = given.place + (select count(*) from photo o where o.subject_kind = $2 and o.subject_id = $3::uuid)
    from unnest($1::uuid[]) with ordinality given (id, place)
    where p.id = given.id`,
}

const ofSubject: Statement = {
  name: 'photos-of',
  text: `select id, width, height from photo where subject_id = $1::uuid and subject_kind = $2 order by position`,
}

const picture: Statement = {
  name: 'photo-picture',
  text: `select picture from photo
    where subject_id = $1::uuid and subject_kind = $2 and id::text = $3`,
}

const forgetWaiting: Statement = {
  name: 'photos-forget',
  text: 'delete from photo where subject_id is null and created_at <= $1 returning id',
}
