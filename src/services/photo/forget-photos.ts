import { photosWaitFrom } from '#domain/photo/photo.ts'
import type { PhotoStore } from '#store/photo/photos.ts'
import type { Runner } from '#store/transaction.ts'

type Means = {
  readonly runner: Runner
  readonly photos: Pick<PhotoStore, 'forgetWaiting'>
  readonly now: () => Date
}

/** Pictures nothing came of are deleted after a day; returns how many. */
export function makeForgetPhotos({ runner, photos, now }: Means) {
  return (): Promise<number> => photos.forgetWaiting(runner, photosWaitFrom(now()))
}
