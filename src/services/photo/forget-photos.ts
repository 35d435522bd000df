import { photosWaitFrom } from '#domain/photo/photo.ts'
import type { PhotoStore } from '#store/photo/photos.ts'
import type { Sql } from '#store/transaction.ts'

type Deps = {
  readonly sql: Sql
  readonly photos: Pick<PhotoStore, 'forgetWaiting'>
  readonly now: () => Date
}

/** Deletes pictures that were not attached within a day; returns how many. */
export function makeForgetPhotos({ sql, photos, now }: Deps) {
  return (): Promise<number> => photos.forgetWaiting(sql, photosWaitFrom(now()))
}
