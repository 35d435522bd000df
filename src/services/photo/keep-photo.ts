import { randomUUID } from 'node:crypto'
import { mostWaitingPhotos, type PhotoRefusal } from '#domain/photo/photo.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { PhotoStore } from '#store/photo/photos.ts'
import type { Runner } from '#store/transaction.ts'
import { clientHash } from '../order/client-hash.ts'
import { reshapePhoto } from './reshape-photo.ts'

type Means = {
  readonly runner: Runner
  readonly photos: Pick<PhotoStore, 'waiting' | 'add'>
  readonly secret: string
  readonly now: () => Date
}

/** Who sends a picture: a network address, and a member where somebody is signed in. */
export type PhotoSender = { readonly address: string; readonly userId: string | undefined }

/** Takes a picture in before what it is sent with; its id is known to nobody but who sent it. */
export const makeKeepPhoto =
  ({ runner, photos, secret, now }: Means) =>
  async (
    bytes: Buffer,
    { address, userId }: PhotoSender,
  ): Promise<Result<{ readonly id: string }, PhotoRefusal>> => {
    const sender = clientHash(secret, address)
    if ((await photos.waiting(runner, userId, sender)) >= mostWaitingPhotos)
      return refuse({ kind: 'too-many-photos', max: mostWaitingPhotos })
    const reshaped = await reshapePhoto(bytes)
    if (!reshaped.ok) return reshaped
    const id = randomUUID()
    const kept = { id, ...reshaped.value, uploadedBy: userId, clientHash: sender, at: now() }
    await photos.add(runner, kept)
    return ok({ id })
  }
