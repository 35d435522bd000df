import { type AttachRefusal, mostPhotos, type PhotoSubject } from '#domain/photo/photo.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  findPhotoPicture,
  linkPhotos,
  listPhotosOf,
  lockWaitingPhotos,
  type PlacedPhoto,
} from '#store/photo/photos.ts'
import type { Sql } from '#store/transaction.ts'

/**
 * Attaches uploaded pictures to their subject, all or none: each belongs to one subject only, and another member's
 * picture is treated as missing. `uploader` is the requesting member, undefined for a visitor.
 */
export async function attachPhotos(
  tx: Sql,
  ids: readonly string[],
  subject: PhotoSubject,
  uploader: string | undefined,
): Promise<Result<void, AttachRefusal>> {
  if (ids.length === 0) return ok(undefined)
  const attached = await listPhotosOf(tx, subject)
  if (attached.length + ids.length > mostPhotos)
    return refuse({ kind: 'too-many-photos', max: mostPhotos })
  if (!ids.every(isId)) return refuse({ kind: 'photos-not-found' })
  if ((await lockWaitingPhotos(tx, ids, uploader)) !== ids.length)
    return refuse({ kind: 'photos-not-found' })
  await linkPhotos(tx, ids, subject, uploader)
  return ok(undefined)
}

/** The pictures of a subject, in the order in which they were uploaded. */
export function photosOf(sql: Sql, subject: PhotoSubject): Promise<readonly PlacedPhoto[]> {
  return listPhotosOf(sql, subject)
}

/** One picture of a subject, as WebP; only for those who may see the subject. */
export function pictureOfSubject(
  sql: Sql,
  subject: PhotoSubject,
  photoId: string,
): Promise<Buffer | undefined> {
  return findPhotoPicture(sql, subject, photoId)
}

function isId(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)
}
