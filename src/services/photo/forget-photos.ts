import { photosWaitFrom } from '#domain/photo/photo.ts'
import { deleteWaitingPhotos } from '#store/photo/photos.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** Deletes pictures that were not attached within a day; returns how many. */
export function forgetPhotos(ctx: Ctx): Promise<number> {
  return deleteWaitingPhotos(ctx.sql, photosWaitFrom(ctx.clock()))
}
