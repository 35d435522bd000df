import { photosWaitFrom } from '#domain/photo/photo.ts'
import { deleteWaitingPhotos } from '#store/photo/photos.ts'
import type { Sql } from '#store/transaction.ts'

type Deps = {
  readonly sql: Sql
  readonly now: () => Date
}

/** Deletes pictures that were not attached within a day; returns how many. */
export function makeForgetPhotos({ sql, now }: Deps) {
  return (): Promise<number> => deleteWaitingPhotos(sql, photosWaitFrom(now()))
}
