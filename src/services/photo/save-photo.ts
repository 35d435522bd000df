import { randomUUID } from 'node:crypto'
import { mostWaitingPhotos, type PhotoRefusal } from '#domain/photo/photo.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { countWaitingPhotos, insertPhoto } from '#store/photo/photos.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'
import { reshapePhoto } from './reshape-photo.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/** The uploader of a picture: the IP address and, if signed in, the member. */
export type PhotoSender = { readonly address: string; readonly userId: string | undefined }

/** Stores a picture before the form it belongs to is sent; only its uploader knows its id. */
export async function savePhoto(
  ctx: Ctx,
  bytes: Buffer,
  { address, userId }: PhotoSender,
): Promise<Result<{ readonly id: string }, PhotoRefusal>> {
  const sender = clientHash(ctx.keys.secret, address)
  const tooMany = async (sql: Sql) =>
    (await countWaitingPhotos(sql, userId, sender)) >= mostWaitingPhotos
  if (await tooMany(ctx.sql)) return refused
  const reshaped = await reshapePhoto(bytes)
  if (!reshaped.ok) return reshaped
  const id = randomUUID()
  const photo = { id, ...reshaped.value, uploadedBy: userId, clientHash: sender, at: ctx.clock() }
  // Counted again under a lock on the uploader, because many may be uploaded at once.
  return inTransaction(ctx.sql, [`photos of ${userId ?? sender}`], async tx => {
    if (await tooMany(tx)) return refused
    await insertPhoto(tx, photo)
    return ok({ id })
  })
}

const refused = refuse({ kind: 'too-many-photos', max: mostWaitingPhotos } as const)
