import { makeForgetPhotos } from '#services/photo/forget-photos.ts'
import { makeSavePhoto } from '#services/photo/save-photo.ts'
import type { Database } from '#store/database.ts'
import { inTransaction } from '#store/transaction.ts'

type Options = { readonly secret: string; readonly now?: () => Date }

/** The services for photos that people upload. */
export function makePhotos(
  { pool }: Pick<Database, 'pool'>,
  { secret, now = () => new Date() }: Options,
) {
  const deps = { sql: pool, now }
  return {
    savePhoto: makeSavePhoto({
      ...deps,
      transaction: (names, work) => inTransaction(pool, names, work),
      secret,
    }),
    jobs: { forgetPhotos: makeForgetPhotos(deps) },
  }
}

export type Photos = ReturnType<typeof makePhotos>
